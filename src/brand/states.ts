/** The prefixes that belong to one state. The post of the army (90 to 99) is in none. */
const prefixesOfStates: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '51 52 53',
  'Arunachal Pradesh': '790 791 792',
  Assam: '78',
  Bihar: '80 84 85 811 812 813 821 823 824',
  Chhattisgarh: '49',
  Delhi: '11',
  Goa: '403',
  Gujarat: '36 37 38 39',
  Haryana: '12 13',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 190 191 192 193',
  Jharkhand: '83 814 815 816 822 825 826 827 828 829',
  Karnataka: '56 57 58 59',
  Kerala: '67 68 69',
  Ladakh: '194',
  'Madhya Pradesh': '45 46 47 48',
  Maharashtra: '41 42 43 44 400 401 402',
  Manipur: '795',
  Meghalaya: '793 794',
  Mizoram: '796',
  Nagaland: '797 798',
  Odisha: '75 76 77',
  Punjab: '14 15',
  Rajasthan: '30 31 32 33 34',
  Sikkim: '737',
  'Tamil Nadu': '61 62 63 64 600 601 602 603 604 606 608',
  Telangana: '50',
  Tripura: '799',
  'Uttar Pradesh': '20 21 22 23 25 27 28 241 242 243 245 261',
  Uttarakhand: '248 249 263',
  'West Bengal': '70 71 72 731 732 733 734 735 736 741 742 743',
};

/** What several states share of the prefixes above. */
const sharedPrefixes = '140 362 396 507 533 673 682';

/**
 * By country (ISO 3166), states by the first two or three digits of a postal code; '' where several share them. A shop in
 * another country has no such table, and fills in no state.
 */
export const statesByCountry: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  IN: Object.fromEntries(
    Object.entries({ ...prefixesOfStates, '': sharedPrefixes }).flatMap(([state, prefixes]) =>
      prefixes.split(' ').map((prefix) => [prefix, state]),
    ),
  ),
};
