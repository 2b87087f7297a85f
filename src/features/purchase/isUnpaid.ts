/** Whether a purchase is an order that is not paid yet. */
export function isUnpaid({ phase }: { readonly phase: string }): boolean {
  return phase === 'placed' || phase === 'paying';
}
