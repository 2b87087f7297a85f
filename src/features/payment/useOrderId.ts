import { useLocation, useSearchParams } from 'react-router-dom';
import { LIMITS } from '../../lib/constants';
import { isRecord, readId, readText } from '../../lib/untrusted';

/** An order's number as an address may name it: without control characters. */
const orderNumber = /^\P{C}+$/u;

function readOrderId(text: string): string {
  const orderId = readId(text.trim(), LIMITS.idLength);
  return orderNumber.test(orderId) ? orderId : '';
}

/** The order to pay: what the address names, else what the navigation carried; '' for none. */
export function useOrderId(): string {
  const [query] = useSearchParams();
  const location: { readonly state: unknown } = useLocation();
  const carried = isRecord(location.state) ? readText(location.state['orderId']) : '';
  return readOrderId(query.get('orderId') ?? '') || readOrderId(carried);
}
