import { country } from '../../brand/country';
import { statesByCountry } from '../../brand/states';
import { ownValue } from '../../lib/untrusted';

const states = ownValue(statesByCountry, country.code) ?? {};

const plain = (postalCode: string): string => postalCode.replace(/\s/g, '');

/** The states that a postal code may belong to, the likeliest first; none where its first digits name none. */
export function statesOfPostalCode(postalCode: string): readonly string[] {
  const digits = plain(postalCode);
  return ownValue(states, digits.slice(0, 3)) ?? ownValue(states, digits.slice(0, 2)) ?? [];
}

/** The one state that a whole postal code belongs to; '' where it is not whole, or several states share its first digits. */
export function stateOfPostalCode(postalCode: string): string {
  const [state = '', other] = country.postalCode.pattern.test(plain(postalCode))
    ? statesOfPostalCode(postalCode)
    : [];
  return other === undefined ? state : '';
}
