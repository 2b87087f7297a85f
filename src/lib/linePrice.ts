interface PricedLine {
  readonly price: number;
  readonly quantity: number;
}

/**
 * The price of one piece today, in rupees: what the store last said of the line's product, else the line's own. Null where
 * it is no longer sold.
 */
export function priceToday(
  { price }: Pick<PricedLine, 'price'>,
  checked: { readonly price: number | null } | undefined,
): number | null {
  return checked === undefined ? price : checked.price;
}

/** What a line costs today, in rupees; 0 where its product is no longer sold. */
export function lineTotal(line: PricedLine, checked: { readonly price: number | null } | undefined): number {
  return (priceToday(line, checked) ?? 0) * line.quantity;
}
