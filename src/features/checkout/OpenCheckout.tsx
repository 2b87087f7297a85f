import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { useFormik } from 'formik';
import type { SyntheticEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { CheckField } from '../../components/CheckField';
import { ErrorSummary } from '../../components/ErrorSummary';
import { FailureNote } from '../../components/FailureNote';
import { fieldOf } from '../../components/fieldOf';
import { FormTextField } from '../../components/FormTextField';
import { SectionHeading } from '../../components/SectionHeading';
import { SubmitButton } from '../../components/SubmitButton';
import { useFocusOnInvalid } from '../../components/useFocusOnInvalid';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { shippingFields, shippingLimits } from '../../lib/shippingAddress';
import { sentByShop } from '../../lib/unsentForms';
import { checkoutSchema } from './checkoutSchema';
import { columnsSx, pairSx } from './checkoutStyles';
import { addressLabels, checkoutTexts } from './checkoutTexts';
import type { OrderedGoods } from './OrderSummary';
import { OrderSummary } from './OrderSummary';
import { statesOfPinCode } from './pinCodes';
import { SavedAddresses } from './SavedAddresses';
import { useMended } from './useMended';
import { useSaveOnLeave } from './useSaveOnLeave';

export interface OpenCheckoutProps extends OrderedGoods {
  readonly initialAddress: ShippingAddress;
  /** The order is being placed. */
  readonly busy: boolean;
  /** Why the last order was not placed: a title and a text; null where none failed. */
  readonly failure: { readonly title: string; readonly text: string } | null;
  /** The addresses kept on this device. */
  readonly savedAddresses: readonly ShippingAddress[];
  /** Called with the typed address on blur and when the page is left. */
  readonly onDraft: (address: ShippingAddress) => void;
  /** Called when the form is submitted and a field is blank. */
  readonly onRefused: () => void;
  /** Called when no field is blank any more. */
  readonly onMended: () => void;
  /** Called with the typed address, and whether it is to be kept on this device. */
  readonly onSubmit: (address: ShippingAddress, isKept: boolean) => void;
  readonly onForget: (address: ShippingAddress) => void;
}

/** The shipping form beside what is ordered. */
export function OpenCheckout(props: OpenCheckoutProps) {
  const { lines, total, checked, initialAddress, busy, failure, savedAddresses } = props;
  const { onDraft, onRefused, onMended, onSubmit, onForget } = props;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [isKept, setIsKept] = useState(false);
  const form = useFormik<ShippingAddress>({
    initialValues: initialAddress,
    validationSchema: checkoutSchema,
    onSubmit: (values) => onSubmit(values, isKept),
  });
  useFocusOnInvalid(element, form, summary);

  // The last field may still have the focus: it has not been saved on blur.
  useSaveOnLeave(() => onDraft(form.values));

  const hasBlank = shippingFields.some((name) => form.values[name].trim() === '');
  useMended(form.submitCount > 0, hasBlank, onMended);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (hasBlank) onRefused();
    form.handleSubmit(event);
  }

  const idOf = (name: keyof ShippingAddress) => `${formId}-${name}`;
  const field = (name: keyof ShippingAddress) => ({
    ...fieldOf(form, name),
    id: idOf(name),
    label: addressLabels[name],
    required: true,
    maxLength: shippingLimits[name],
    enterKeyHint: 'next' as const,
  });
  const errors = shippingFields.flatMap((name) => {
    const message = form.touched[name] === true ? form.errors[name] : undefined;
    return message === undefined ? [] : [{ id: idOf(name), label: addressLabels[name], message }];
  });
  const states = form.values.state === '' ? statesOfPinCode(form.values.postalCode) : [];

  return (
    <Box sx={columnsSx}>
      <Box component="section" aria-labelledby={`${formId}-heading`}>
        <SectionHeading id={`${formId}-heading`}>{checkoutTexts.shippingInformation}</SectionHeading>
        {form.submitCount > 0 && errors.length > 0 && (
          <ErrorSummary
            ref={summary}
            title={checkoutTexts.fieldsTitle}
            text={checkoutTexts.fields}
            errors={errors}
          />
        )}
        <SavedAddresses
          addresses={savedAddresses}
          onUse={(address) => void form.setValues(address)}
          onForget={onForget}
        />
        <Box
          component="form"
          {...sentByShop}
          id={formId}
          ref={element}
          noValidate
          onSubmit={submit}
          onBlur={() => onDraft(form.values)}
          aria-labelledby={`${formId}-heading`}
          sx={{ display: 'grid', gap: 1 }}
        >
          <FormTextField {...field('fullName')} autoComplete="shipping name" />
          <FormTextField
            {...field('address')}
            rows={2}
            autoComplete="shipping street-address"
            hint={checkoutTexts.addressHint}
          />
          <Box sx={pairSx}>
            <FormTextField {...field('city')} autoComplete="shipping address-level2" />
            <FormTextField {...field('state')} autoComplete="shipping address-level1" />
          </Box>
          <Box sx={pairSx}>
            <FormTextField {...field('postalCode')} autoComplete="shipping postal-code" inputMode="numeric" />
            <FormTextField
              {...field('phone')}
              type="tel"
              autoComplete="shipping tel"
              inputMode="tel"
              enterKeyHint="go"
              hint={checkoutTexts.phoneHint}
            />
          </Box>
          {states.length > 0 && (
            <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Text variant="body2">{checkoutTexts.fromPinCode}</Text>
              {states.map((state) => (
                <Button
                  key={state}
                  variant="outlined"
                  size="small"
                  onClick={() => void form.setFieldValue('state', state)}
                >
                  {state}
                </Button>
              ))}
            </Box>
          )}
          <div>
            <CheckField
              label={checkoutTexts.keep}
              checked={isKept}
              onChange={(event) => setIsKept(event.target.checked)}
            />
            <Text variant="body2" sx={{ color: 'text.secondary' }}>
              {checkoutTexts.kept}
            </Text>
          </div>
        </Box>
      </Box>
      <OrderSummary lines={lines} total={total} checked={checked}>
        {failure !== null && !busy && (
          <Box sx={{ marginTop: 2 }}>
            <FailureNote id={`${formId}-failure`}>
              <strong>{failure.title}</strong>
              <br />
              {failure.text}
            </FailureNote>
          </Box>
        )}
        <SubmitButton
          form={formId}
          fullWidth
          busy={busy}
          busyText={checkoutTexts.placingOrder}
          sx={{ marginTop: 3 }}
        >
          {checkoutTexts.placeOrder}
        </SubmitButton>
      </OrderSummary>
    </Box>
  );
}
