import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { type SubmitEvent, useId } from 'react';
import type { PaymentField } from '../../api/models/types';
import { LoadingBlock } from '../../components/LoadingBlock';
import { findPageHeading } from '../../components/PageHeading';
import { SubmitButton } from '../../components/SubmitButton';
import { PAYMENT_FORM_LIMITS } from '../../lib/constants';
import { PaymentFieldControl } from './PaymentFieldControl';
import { TILE, tilesSx } from './PaymentMethodTiles';
import {
  type PaymentValues,
  missingFields,
  sentValues,
  validatePaymentFields,
  visibleFields,
} from './paymentRules';
import { paymentTexts } from './paymentTexts';
import { useFieldPatterns } from './useFieldPatterns';
import { sentByShop } from '../../browser/typedValues';

interface PaymentFormProps {
  readonly fields: readonly PaymentField[];
  /** Of every field, by its name. Read only at the first render. */
  readonly initialValues: PaymentValues;
  readonly isSubmitting: boolean;
  /** Takes the visible fields' values, all valid. */
  readonly onSubmit: (values: PaymentValues) => void;
  readonly onInvalid: () => void;
}

/** Values by index: the server's field names may be anything, and Formik reads a dot in a name as a path. */
type KeyedValues = Record<string, string>;

function keyOf(index: number): string {
  return `field${index}`;
}

function toKeyed(fields: readonly PaymentField[], values: PaymentValues): KeyedValues {
  return Object.fromEntries(fields.map((field, index) => [keyOf(index), values[field.name] ?? '']));
}

function toNamed(fields: readonly PaymentField[], values: KeyedValues): PaymentValues {
  return Object.fromEntries(fields.map((field, index) => [field.name, values[keyOf(index)] ?? '']));
}

/** Built from the fields that the server sends. What is typed is component state until it is submitted. */
export function PaymentForm({ fields, initialValues, isSubmitting, onSubmit, onInvalid }: PaymentFormProps) {
  const id = useId();
  const isMismatch = useFieldPatterns(fields);
  const form = useFormik<KeyedValues>({
    initialValues: toKeyed(fields, initialValues),
    // The errors are not Formik's; it would render the form four times for each letter.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (keyed) => {
      const values = toNamed(fields, keyed);
      const errors = validatePaymentFields(fields, values, isMismatch);
      const firstInvalid = fields.findIndex((field) => Object.hasOwn(errors, field.name));
      if (firstInvalid === -1) return onSubmit(sentValues(fields, values));
      onInvalid();
      // From the top of the page where the field is in view there too: the toast covers no half line then.
      findPageHeading(document)?.scrollIntoView({ block: 'nearest' });
      document.getElementById(`${id}-${keyOf(firstInvalid)}`)?.focus();
    },
  });
  const values = toNamed(fields, form.values);
  const errors = validatePaymentFields(fields, values, isMismatch);
  const missing = missingFields(fields, values);
  const visible = new Set(visibleFields(fields, values));
  const needId = `${id}-need`;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isSubmitting && missing.length === 0) void form.submitForm();
  }

  return (
    <form {...sentByShop} noValidate onSubmit={submit} aria-describedby={needId}>
      {fields.length === 0 && <Typography sx={{ marginBottom: 3 }}>{paymentTexts.noFields}</Typography>}
      <FormikProvider value={form}>
        <Grid container columnSpacing={3}>
          {fields.map((field, index) => {
            if (!visible.has(field)) return null;
            const key = keyOf(index);
            return (
              <PaymentFieldControl
                key={key}
                field={field}
                fieldKey={key}
                id={`${id}-${key}`}
                error={Object.hasOwn(errors, field.name) ? (errors[field.name] ?? '') : ''}
              />
            );
          })}
        </Grid>
      </FormikProvider>
      {fields.length === PAYMENT_FORM_LIMITS.fields && (
        <Typography sx={{ marginTop: 2 }}>{paymentTexts.firstFields(PAYMENT_FORM_LIMITS.fields)}</Typography>
      )}
      <Stack
        direction={{ xs: 'column-reverse', md: 'row' }}
        spacing={{ xs: 1.5, md: 3 }}
        sx={{ alignItems: { md: 'center' }, marginTop: 0.75 }}
      >
        <SubmitButton busy={isSubmitting} busyText={paymentTexts.sending} disabled={missing.length > 0}>
          {paymentTexts.proceed}
        </SubmitButton>
        <Typography id={needId} variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
          {missing.length > 0 && paymentTexts.needed(missing.map(({ label }) => label))}
        </Typography>
      </Stack>
    </form>
  );
}

/** As many payment methods as most shops offer. */
const METHODS = 7;

export function LoadingPaymentForm() {
  return (
    <LoadingBlock label={paymentTexts.loading}>
      <Skeleton sx={{ width: 160, height: 18, marginBottom: '21px' }} />
      <Box sx={tilesSx}>
        {Array.from({ length: METHODS }, (_, index) => (
          <Skeleton key={index} sx={{ height: TILE.height }} />
        ))}
      </Box>
      <Skeleton
        sx={{
          width: '60%',
          height: 13,
          marginTop: '11px',
          marginBottom: { xs: '40px', sm: '22px', md: '20px' },
        }}
      />
      <Stack
        direction={{ xs: 'column-reverse', md: 'row' }}
        spacing={{ xs: '17px', md: 3 }}
        sx={{ alignItems: { md: 'center' } }}
      >
        <Skeleton sx={{ width: { md: 204 }, height: 52 }} />
        <Skeleton sx={{ width: 180, height: 14 }} />
      </Stack>
    </LoadingBlock>
  );
}
