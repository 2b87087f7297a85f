/**
 * The shop's brand: its name, colours, fonts, language, currency and phone numbers, which the first page needs. What
 * only other pages need of its country is in country.ts, which the first page does not load (docs/make-it-yours.md).
 */

/** The colours of one scheme, as CSS colours. Text needs a contrast of 4.5:1 on both grounds. */
export interface BrandColors {
  /** The page. */
  readonly page: string;
  /** Cards, dialogs and fields. */
  readonly surface: string;
  /** Behind pictures. */
  readonly ground: string;
  readonly ink: string;
  readonly mutedInk: string;
  readonly hairline: string;
  /** The main action of a view, and links. */
  readonly accent: string;
  /** The same under a pointer. */
  readonly accentHover: string;
  readonly onAccent: string;
}

export interface AmountStyle {
  /** What stands before and after an amount: the currency's sign, with a space where there is one. */
  readonly before: string;
  readonly after: string;
  readonly decimalMark: string;
  readonly groupMark: string;
  /** How many digits the last group before the decimals has, and how many the others. */
  readonly groups: readonly [last: number, others: number];
  readonly decimals: number;
}

interface PhoneNumbers {
  /** The country's code, with '+'. */
  readonly prefix: string;
  /** How many digits follow it. */
  readonly digits: readonly [least: number, most: number];
  /** How a whole number is shown in groups: the first that fits. */
  readonly groupings: readonly RegExp[];
}

export interface Brand {
  /** Shown until the shop's own name is loaded, and where it has none. */
  readonly name: string;
  /** Under the icon of the installed app. */
  readonly shortName: string;
  /** For search engines, on pages that have no description of their own. */
  readonly description: string;
  /** Of the installed app. */
  readonly appDescription: string;
  /** The language of the texts (BCP 47). */
  readonly locale: string;
  /** The format of dates (BCP 47). */
  readonly dateLocale: string;
  /** The currency of every price (ISO 4217). */
  readonly currency: string;
  /** As `Intl.NumberFormat` writes that currency in that locale, which a test compares. */
  readonly amounts: AmountStyle;
  readonly phone: PhoneNumbers;
  /** CSS font families. Those that the shop serves itself are declared in src/app/theme/ThemeRoot.tsx, and have the currency's sign. */
  readonly fontFamily: string;
  readonly light: BrandColors;
  readonly dark: BrandColors;
}

export const brand: Brand = {
  name: 'The Storefront',
  shortName: 'Storefront',
  description:
    'Professional hand tools, construction equipment and clothes made to last. Prices in rupees, delivered across India.',
  appDescription: 'Hand tools, construction equipment and clothes.',
  locale: 'en-IN',
  dateLocale: 'en-US',
  currency: 'INR',
  amounts: { before: '₹', after: '', decimalMark: '.', groupMark: ',', groups: [3, 2], decimals: 2 },
  phone: {
    prefix: '+91',
    digits: [10, 10],
    // Numbers of Bengaluru and Ahmedabad begin like those of mobile phones.
    groupings: [/^(79|80)([2467]\d{3})(\d{4})$/, /^([6-9]\d{4})(\d{5})$/, /^(\d{2})(\d{4})(\d{4})$/],
  },
  fontFamily: "'Archivo', 'Archivo on Arial', 'Archivo on Roboto', Arial, sans-serif",
  light: {
    page: '#FAF8F4',
    surface: '#FFFFFF',
    ground: '#EFEBE3',
    ink: '#16181A',
    mutedInk: '#5B5A55',
    hairline: '#E4DFD6',
    accent: '#C2410C',
    accentHover: '#9A3409',
    onAccent: '#FFFFFF',
  },
  dark: {
    page: '#151617',
    surface: '#1D1F20',
    ground: '#2B2925',
    ink: '#F2EEE6',
    mutedInk: '#AAA69D',
    hairline: '#34322E',
    accent: '#F28B54',
    accentHover: '#F7A57A',
    onAccent: '#17120E',
  },
};
