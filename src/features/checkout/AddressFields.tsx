import Grid, { type GridSize } from '@mui/material/Grid';
import { brand } from '../../brand';
import { country } from '../../brand/country';
import { FormTextField, type FormTextFieldProps } from '../../components/FormTextField';
import { shippingFields, shippingLimits, type ShippingAddress } from '../../lib/shippingAddress';
import { addressLabels, checkoutTexts } from './checkoutTexts';
import type { ComponentProps } from 'react';
import { object, string } from 'yup';
import { fieldRequired } from '../../lib/texts';

const filled = string().trim().required(fieldRequired);

export const checkoutSchema = object(Object.fromEntries(shippingFields.map((name) => [name, filled])));

type Field = keyof ShippingAddress;

interface FieldLook extends Partial<FormTextFieldProps> {
  /** Of twelve columns. */
  readonly columns: GridSize;
}

/** Numbers of other lengths are questioned, never refused. */
const { postalCode, phoneQuestion } = country;
const [phoneDigits] = brand.phone.digits;

const inputOf = (name: Field, attributes: ComponentProps<'input'> = {}) => ({
  htmlInput: { maxLength: shippingLimits[name], enterKeyHint: 'next' as const, ...attributes },
});

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
      /^\d+$/.test(text.trim()) && !postalCode.pattern.test(text.trim()) ? postalCode.question : '',
    slotProps: inputOf('postalCode', { inputMode: postalCode.inputMode }),
  },
  phone: {
    columns: 6,
    type: 'tel',
    autoComplete: 'shipping tel',
    hint: checkoutTexts.phoneHint,
    question: (text) =>
      /\d/.test(text) && text.replace(/\D/g, '').length < phoneDigits ? phoneQuestion : '',
    slotProps: inputOf('phone', { inputMode: 'tel', enterKeyHint: 'go' }),
  },
};

/** The fields of the Formik form around them, as items of a Grid. */
export function AddressFields({ idOf }: { readonly idOf: (name: Field) => string }) {
  return shippingFields.map((name) => {
    const { columns, ...look } = looks[name];
    return (
      <Grid key={name} size={columns}>
        <FormTextField {...look} name={name} id={idOf(name)} label={addressLabels[name]} required />
      </Grid>
    );
  });
}
