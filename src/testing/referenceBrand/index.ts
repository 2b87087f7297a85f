/** The brand that every test runs on, so that a shop with another one finds its tests green (jest.config.ts). */
import type { Brand } from '../../brand';

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
