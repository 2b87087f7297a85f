import Box from '@mui/material/Box';
import { Skeleton } from '../../components/Skeleton';
import { useFormik } from 'formik';
import type { SyntheticEvent } from 'react';
import { useId, useRef } from 'react';
import { fieldOf } from '../../components/fieldOf';
import { FormTextField } from '../../components/FormTextField';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { SectionHeading } from '../../components/SectionHeading';
import { SubmitButton } from '../../components/SubmitButton';
import { useFocusOnInvalid } from '../../components/useFocusOnInvalid';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { shippingFields, shippingLimits } from '../../lib/shippingAddress';
import { checkoutSchema } from './checkoutSchema';
import { checkoutTexts } from './checkoutTexts';
import type { OrderedGoods } from './OrderSummary';
import { OrderSummary } from './OrderSummary';
import { useSaveOnLeave } from './useSaveOnLeave';

interface ReadyCheckout extends OrderedGoods {
  readonly kind: 'ready';
  readonly initialAddress: ShippingAddress;
  /** The order is being placed. */
  readonly busy: boolean;
  /** Called with the typed address on blur and when the page is left. */
  readonly onDraft: (address: ShippingAddress) => void;
  /** Called when the form is submitted and something is missing. */
  readonly onRefused: (reason: 'cartEmpty' | 'blankFields') => void;
  readonly onSubmit: (address: ShippingAddress) => void;
}

interface CheckoutScreenProps {
  readonly view: { readonly kind: 'loading' } | { readonly kind: 'placed' } | ReadyCheckout;
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  columnGap: 8,
  rowGap: 4,
  alignItems: 'start',
} as const;

/** Two fields side by side where there is room. */
const pairSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  columnGap: 2,
  rowGap: 1,
} as const;

/** The shipping form beside what is ordered (specification, "Checkout"). */
export function CheckoutScreen({ view }: CheckoutScreenProps) {
  return (
    <>
      <Box sx={{ marginBottom: { xs: 3, md: 4 } }}>
        <PageHeading>Checkout</PageHeading>
      </Box>
      {view.kind === 'loading' && <LoadingCheckout />}
      {view.kind === 'placed' && <LoadingBlock label={checkoutTexts.created} />}
      {view.kind === 'ready' && <OpenCheckout {...view} />}
    </>
  );
}

/** Until the stored cart has been read. */
function LoadingCheckout() {
  return (
    <LoadingBlock label="Loading your cart">
      <Box sx={columnsSx}>
        <Skeleton height={560} />
        <Skeleton height={360} />
      </Box>
    </LoadingBlock>
  );
}

function OpenCheckout(props: Omit<ReadyCheckout, 'kind'>) {
  const { lines, total, initialAddress, busy, onDraft, onRefused, onSubmit } = props;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = useFormik<ShippingAddress>({
    initialValues: initialAddress,
    validationSchema: checkoutSchema,
    onSubmit,
  });
  useFocusOnInvalid(element, form);

  // The last field may still have the focus: it has not been saved on blur.
  useSaveOnLeave(() => onDraft(form.values));

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (lines.length === 0) {
      onRefused('cartEmpty');
      return;
    }
    if (shippingFields.some((field) => form.values[field].trim() === '')) onRefused('blankFields');
    form.handleSubmit(event);
  }

  const field = (name: (typeof shippingFields)[number]) => ({
    ...fieldOf(form, name),
    required: true,
    maxLength: shippingLimits[name],
    enterKeyHint: 'next' as const,
  });

  return (
    <Box sx={columnsSx}>
      <Box component="section" aria-labelledby={`${formId}-heading`}>
        <SectionHeading id={`${formId}-heading`}>Shipping Information</SectionHeading>
        <Box
          component="form"
          id={formId}
          ref={element}
          noValidate
          onSubmit={submit}
          onBlur={() => onDraft(form.values)}
          aria-labelledby={`${formId}-heading`}
          sx={{ display: 'grid', gap: 1 }}
        >
          <FormTextField {...field('fullName')} label="Full Name" autoComplete="shipping name" />
          <FormTextField
            {...field('address')}
            label="Address"
            rows={2}
            autoComplete="shipping street-address"
            hint="House number, street and area."
          />
          <Box sx={pairSx}>
            <FormTextField {...field('city')} label="City" autoComplete="shipping address-level2" />
            <FormTextField {...field('state')} label="State" autoComplete="shipping address-level1" />
          </Box>
          <Box sx={pairSx}>
            <FormTextField
              {...field('postalCode')}
              label="Postal Code"
              autoComplete="shipping postal-code"
              inputMode="numeric"
            />
            <FormTextField
              {...field('phone')}
              label="Phone"
              type="tel"
              autoComplete="shipping tel"
              inputMode="tel"
              enterKeyHint="go"
              hint="For the courier."
            />
          </Box>
        </Box>
      </Box>
      <OrderSummary lines={lines} total={total}>
        <SubmitButton form={formId} fullWidth busy={busy} busyText="Placing order..." sx={{ marginTop: 3 }}>
          Place Order
        </SubmitButton>
      </OrderSummary>
    </Box>
  );
}
