import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { stateOfPostalCode } from './statesOfPostalCode';

/**
 * Calls `onFound` with the one state that the typed postal code belongs to, where the state's field is empty or holds what
 * this hook has found before: what the shopper typed stays. Returns that state; '' for none.
 */
export function useStateOfPostalCode(
  { postalCode, state }: Pick<ShippingAddress, 'postalCode' | 'state'>,
  onFound: (state: string) => void,
): string {
  const lastFound = useRef('');
  const found = stateOfPostalCode(postalCode);
  const fillIn = useEffectEvent(() => {
    if (state.trim() !== '' && state !== lastFound.current) return;
    lastFound.current = found;
    onFound(found);
  });
  useEffect(() => {
    if (found !== '') fillIn();
  }, [found]);
  return found;
}
