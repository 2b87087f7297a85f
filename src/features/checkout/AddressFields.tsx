import Grid, { type GridSize } from '@mui/material/Grid';
import { FormTextField, type FormTextFieldProps } from '../../components/FormTextField';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { shippingFields, shippingLimits } from '../../lib/shippingAddress';
import { addressLabels, checkoutTexts } from './checkoutTexts';

type Field = keyof ShippingAddress;

interface FieldLook {
  readonly props: Partial<FormTextFieldProps>;
  readonly input?: { readonly inputMode?: 'numeric' | 'tel'; readonly enterKeyHint?: 'go' };
  /** Of twelve columns, where there is room for two fields side by side. */
  readonly columns: GridSize;
}

const looks: Readonly<Record<Field, FieldLook>> = {
  fullName: { columns: 12, props: { autoComplete: 'shipping name' } },
  address: {
    columns: 12,
    props: { rows: 2, autoComplete: 'shipping street-address', hint: checkoutTexts.addressHint },
  },
  city: { columns: 6, props: { autoComplete: 'shipping address-level2' } },
  state: { columns: 6, props: { autoComplete: 'shipping address-level1' } },
  postalCode: {
    columns: 6,
    props: { autoComplete: 'shipping postal-code' },
    input: { inputMode: 'numeric' },
  },
  phone: {
    columns: 6,
    props: { type: 'tel', autoComplete: 'shipping tel', hint: checkoutTexts.phoneHint },
    input: { inputMode: 'tel', enterKeyHint: 'go' },
  },
};

/** The fields of the Formik form around them, as items of a Grid. */
export function AddressFields({ idOf }: { readonly idOf: (name: Field) => string }) {
  return shippingFields.map((name) => {
    const { columns, props, input } = looks[name];
    return (
      <Grid key={name} size={{ xs: 12, sm: columns }}>
        <FormTextField
          {...props}
          name={name}
          id={idOf(name)}
          label={addressLabels[name]}
          required
          slotProps={{ htmlInput: { maxLength: shippingLimits[name], enterKeyHint: 'next', ...input } }}
        />
      </Grid>
    );
  });
}
