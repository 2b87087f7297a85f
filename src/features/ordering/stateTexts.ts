import { brand } from '../../brand';
import { ownValue } from '../../lib/untrusted';

/** States by the first digits of a postal code, the likelier first. */
type StatesByPrefix = Readonly<Record<string, readonly string[]>>;

/** By two digits, where three say no more. The post of the army (90 to 99) is in no state. */
const statesByArea: StatesByPrefix = {
  '11': ['Delhi'],
  '12': ['Haryana'],
  '13': ['Haryana'],
  '14': ['Punjab'],
  '15': ['Punjab'],
  '16': ['Chandigarh', 'Punjab'],
  '17': ['Himachal Pradesh'],
  '18': ['Jammu and Kashmir'],
  '19': ['Jammu and Kashmir', 'Ladakh'],
  '20': ['Uttar Pradesh'],
  '21': ['Uttar Pradesh'],
  '22': ['Uttar Pradesh'],
  '23': ['Uttar Pradesh'],
  '24': ['Uttar Pradesh', 'Uttarakhand'],
  '25': ['Uttar Pradesh'],
  '26': ['Uttar Pradesh', 'Uttarakhand'],
  '27': ['Uttar Pradesh'],
  '28': ['Uttar Pradesh'],
  '30': ['Rajasthan'],
  '31': ['Rajasthan'],
  '32': ['Rajasthan'],
  '33': ['Rajasthan'],
  '34': ['Rajasthan'],
  '36': ['Gujarat'],
  '37': ['Gujarat'],
  '38': ['Gujarat'],
  '39': ['Gujarat'],
  '40': ['Maharashtra', 'Goa'],
  '41': ['Maharashtra'],
  '42': ['Maharashtra'],
  '43': ['Maharashtra'],
  '44': ['Maharashtra'],
  '45': ['Madhya Pradesh'],
  '46': ['Madhya Pradesh'],
  '47': ['Madhya Pradesh'],
  '48': ['Madhya Pradesh'],
  '49': ['Chhattisgarh'],
  '50': ['Telangana'],
  '51': ['Andhra Pradesh'],
  '52': ['Andhra Pradesh'],
  '53': ['Andhra Pradesh'],
  '56': ['Karnataka'],
  '57': ['Karnataka'],
  '58': ['Karnataka'],
  '59': ['Karnataka'],
  '60': ['Tamil Nadu', 'Puducherry'],
  '61': ['Tamil Nadu'],
  '62': ['Tamil Nadu'],
  '63': ['Tamil Nadu'],
  '64': ['Tamil Nadu'],
  '67': ['Kerala'],
  '68': ['Kerala'],
  '69': ['Kerala'],
  '70': ['West Bengal'],
  '71': ['West Bengal'],
  '72': ['West Bengal'],
  '73': ['West Bengal', 'Sikkim'],
  '74': ['West Bengal', 'Andaman and Nicobar Islands'],
  '75': ['Odisha'],
  '76': ['Odisha'],
  '77': ['Odisha'],
  '78': ['Assam'],
  '79': ['Tripura', 'Meghalaya', 'Manipur', 'Nagaland', 'Mizoram', 'Arunachal Pradesh'],
  '80': ['Bihar'],
  '81': ['Bihar', 'Jharkhand'],
  '82': ['Jharkhand', 'Bihar'],
  '83': ['Jharkhand'],
  '84': ['Bihar'],
  '85': ['Bihar'],
};

/** Three digits that belong to one state, within areas that several share. */
const districtsByState: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '190 191 192 193',
  Ladakh: '194',
  'Uttar Pradesh': '241 242 243 245 261',
  Uttarakhand: '248 249 263',
  Maharashtra: '400 401 402',
  Goa: '403',
  'Tamil Nadu': '600 601 602 603 604 606 608',
  'West Bengal': '731 732 733 734 735 736 741 742 743',
  Sikkim: '737',
  'Andaman and Nicobar Islands': '744',
  'Arunachal Pradesh': '790 791 792',
  Meghalaya: '793 794',
  Manipur: '795',
  Mizoram: '796',
  Nagaland: '797 798',
  Tripura: '799',
  Bihar: '811 812 813 821 823 824',
  Jharkhand: '814 815 816 822 825 826 827 828 829',
};

/** Three digits that several states share, within the area of one. */
const sharedDistricts: StatesByPrefix = {
  '140': ['Punjab', 'Chandigarh'],
  '362': ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  '396': ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  '507': ['Telangana', 'Andhra Pradesh'],
  '533': ['Andhra Pradesh', 'Puducherry'],
  '673': ['Kerala', 'Puducherry'],
  '682': ['Kerala', 'Lakshadweep'],
};

const statesOfIndia: StatesByPrefix = {
  ...statesByArea,
  ...sharedDistricts,
  ...Object.fromEntries(
    Object.entries(districtsByState).flatMap(([state, prefixes]) =>
      prefixes.split(' ').map((prefix) => [prefix, [state]]),
    ),
  ),
};

/** By country (ISO 3166). A shop in another country has no such table, and suggests no state. */
const statesByCountry: Readonly<Record<string, StatesByPrefix>> = { IN: statesOfIndia };

const states = ownValue(statesByCountry, new Intl.Locale(brand.locale).region ?? '') ?? {};

/** Digits of a whole PIN code. */
const WHOLE_CODE = /^\d{6}$/;

const plain = (pinCode: string): string => pinCode.replace(/\s/g, '');

/** The states that a PIN code may belong to, the likeliest first; none where its first digits name none. */
export function statesOfPinCode(pinCode: string): readonly string[] {
  const digits = plain(pinCode);
  return ownValue(states, digits.slice(0, 3)) ?? ownValue(states, digits.slice(0, 2)) ?? [];
}

/** The one state that a whole PIN code belongs to; '' where it is not whole, or several states share its first digits. */
export function stateOfPinCode(pinCode: string): string {
  const [state = '', other] = WHOLE_CODE.test(plain(pinCode)) ? statesOfPinCode(pinCode) : [];
  return other === undefined ? state : '';
}
