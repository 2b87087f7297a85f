import Grid, { type GridSize } from '@mui/material/Grid';
import { brand } from '../../brand';
import { country } from '../../brand/country';
import { statesByCountry } from '../../brand/states';
import { FormTextField, type FormTextFieldProps } from '../../components/FormTextField';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { shippingFields, shippingLimits, type ShippingAddress } from '../../lib/shippingAddress';
import { addressLabels, checkoutTexts } from './checkoutTexts';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { object, string } from 'yup';
import { fieldRequired } from '../../lib/texts';
import { ownValue } from '../../lib/untrusted';

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
    placeholder: checkoutTexts.addressHint,
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
    placeholder: checkoutTexts.phoneHint,
    question: (text) =>
      /\d/.test(text) && text.replace(/\D/g, '').length < phoneDigits ? phoneQuestion : '',
    slotProps: inputOf('phone', { inputMode: 'tel', enterKeyHint: 'go' }),
  },
};

const states = ownValue(statesByCountry, country.code) ?? {};

/** The one state that a whole postal code belongs to; '' where it is not whole, or several states share its first digits. */
export function stateOfPostalCode(text: string): string {
  const digits = text.replace(/\s/g, '');
  if (!postalCode.pattern.test(digits)) return '';
  return ownValue(states, digits.slice(0, 3)) ?? ownValue(states, digits.slice(0, 2)) ?? '';
}

/**
 * The fields of the Formik form around them, as items of a Grid. The state is filled in by the postal code, where its field
 * is empty, or holds that of the postal code when it is shown: another one that the shopper typed stays.
 */
export function AddressFields({ idOf }: { readonly idOf: (name: Field) => string }) {
  const { values, setFieldValue } = useFormikContext<ShippingAddress>();
  const found = stateOfPostalCode(values.postalCode);
  const filledIn = useRef(values.state === found ? found : '');
  const fillIn = useEffectEvent(() => {
    if (values.state.trim() !== '' && values.state !== filledIn.current) return;
    filledIn.current = found;
    void setFieldValue('state', found);
  });
  useEffect(() => {
    if (found !== '') fillIn();
  }, [found]);

  return (
    <>
      {shippingFields.map((name) => {
        const { columns, ...look } = looks[name];
        return (
          <Grid key={name} size={columns}>
            <FormTextField {...look} name={name} id={idOf(name)} label={addressLabels[name]} required />
          </Grid>
        );
      })}
      <VisuallyHidden role="status">
        {found !== '' && found === values.state && checkoutTexts.stateFilledIn(found)}
      </VisuallyHidden>
    </>
  );
}
