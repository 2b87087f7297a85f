import { country } from '../../brand/country';
import { statesByCountry } from '../../brand/states';
import { ownValue } from '../../lib/untrusted';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShippingAddress } from '../../lib/shippingAddress';

const states = ownValue(statesByCountry, country.code) ?? {};

/** The one state that a whole postal code belongs to; '' where it is not whole, or several states share its first digits. */
export function stateOfPostalCode(postalCode: string): string {
  const digits = postalCode.replace(/\s/g, '');
  if (!country.postalCode.pattern.test(digits)) return '';
  return ownValue(states, digits.slice(0, 3)) ?? ownValue(states, digits.slice(0, 2)) ?? '';
}

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
