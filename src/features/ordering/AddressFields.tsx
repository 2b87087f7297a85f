import Grid, { type GridSize } from '@mui/material/Grid';
import { FormTextField, type FormTextFieldProps } from '../../components/FormTextField';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { shippingFields, shippingLimits } from '../../lib/shippingAddress';
import { addressLabels, checkoutTexts } from './orderingTexts';

type Field = keyof ShippingAddress;

interface FieldLook extends Partial<FormTextFieldProps> {
  /** Of twelve columns, where there is room for two fields side by side. */
  readonly columns: GridSize;
}

/** Digits of an Indian PIN code, and of a phone number without its prefix: others are questioned, never refused (ruling 38). */
const PIN_LENGTH = 6;
const PHONE_DIGITS = 10;

/** The attributes of a field's input. */
const inputOf = (name: Field, attributes: FieldInput = {}) => ({
  htmlInput: { maxLength: shippingLimits[name], enterKeyHint: 'next' as const, ...attributes },
});

interface FieldInput {
  readonly inputMode?: 'numeric' | 'tel';
  readonly enterKeyHint?: 'go';
}

/** Made once: with the same slots at every keystroke, a field is rendered for its own value alone. */
const looks: Readonly<Record<Field, FieldLook>> = {
  fullName: { columns: 12, autoComplete: 'shipping name', slotProps: inputOf('fullName') },
  address: {
    columns: 12,
    rows: 2,
    autoComplete: 'shipping street-address',
    hint: checkoutTexts.addressHint,
    slotProps: inputOf('address'),
  },
  city: { columns: 6, autoComplete: 'shipping address-level2', slotProps: inputOf('city') },
  state: { columns: 6, autoComplete: 'shipping address-level1', slotProps: inputOf('state') },
  postalCode: {
    columns: 6,
    autoComplete: 'shipping postal-code',
    question: (text) =>
      /^\d+$/.test(text.trim()) && text.trim().length !== PIN_LENGTH ? checkoutTexts.pinQuestion : '',
    slotProps: inputOf('postalCode', { inputMode: 'numeric' }),
  },
  phone: {
    columns: 6,
    type: 'tel',
    autoComplete: 'shipping tel',
    hint: checkoutTexts.phoneHint,
    question: (text) =>
      /\d/.test(text) && text.replace(/\D/g, '').length < PHONE_DIGITS ? checkoutTexts.phoneQuestion : '',
    slotProps: inputOf('phone', { inputMode: 'tel', enterKeyHint: 'go' }),
  },
};

/** The fields of the Formik form around them, as items of a Grid. */
export function AddressFields({ idOf }: { readonly idOf: (name: Field) => string }) {
  return shippingFields.map((name) => {
    const { columns, ...look } = looks[name];
    return (
      <Grid key={name} size={{ xs: 12, sm: columns }}>
        <FormTextField {...look} name={name} id={idOf(name)} label={addressLabels[name]} required />
      </Grid>
    );
  });
}
