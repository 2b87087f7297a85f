import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { useFormik } from 'formik';
import type { SubmitEvent } from 'react';
import { useRef } from 'react';
import type { Order } from '../../api/models/types';
import { fieldOf } from '../../components/fieldOf';
import { FormTextField } from '../../components/FormTextField';
import { PageHeading } from '../../components/PageHeading';
import { SubmitButton } from '../../components/SubmitButton';
import { keptForm } from '../../lib/typedValues';
import { blockSx, OrderHead } from './OrderHead';
import { OrderItems } from './OrderItems';
import { trackOrderTexts } from './trackOrderTexts';
import { ShippingFacts } from './ShippingFacts';
import type { TrackOrderValues } from './trackOrderSchema';
import { trackOrderSchema } from './trackOrderSchema';
import { useLateDefault } from './useLateDefault';

export interface TrackOrderScreenProps {
  /** The initial order number, or ''. */
  readonly orderId: string;
  /** The signed-in shopper's email, or ''; it may be loaded later. */
  readonly accountEmail: string;
  readonly view:
    | { readonly kind: 'idle' }
    | { readonly kind: 'loading' }
    | { readonly kind: 'notFound' }
    | { readonly kind: 'found'; readonly order: Order };
  /** Called with both values, trimmed. */
  readonly onSubmit: (values: TrackOrderValues) => void;
  /** Called when the form is submitted with an empty field. */
  readonly onIncomplete: () => void;
}

/** The form that finds an order by its number and an email or phone, and the result (specification, section 2). */
export function TrackOrderScreen(props: TrackOrderScreenProps) {
  const { view } = props;
  return (
    <>
      <PageHeading>{trackOrderTexts.trackTitle}</PageHeading>
      <Text sx={{ color: 'text.secondary', maxWidth: '60ch', marginTop: 1 }}>
        {trackOrderTexts.trackLead}
      </Text>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' },
          columnGap: 8,
          rowGap: 4,
          alignItems: 'start',
          marginTop: { xs: 3, md: 4 },
        }}
      >
        <TrackForm {...props} />
        <Box aria-live="polite" sx={{ minWidth: 0 }}>
          {view.kind === 'notFound' && (
            <>
              <Text sx={{ fontWeight: 'fontWeightBold' }}>{trackOrderTexts.notFound}</Text>
              <Text sx={{ color: 'text.secondary', maxWidth: '50ch' }}>{trackOrderTexts.trackHint}</Text>
            </>
          )}
          {view.kind === 'found' && <TrackedOrder order={view.order} />}
        </Box>
      </Box>
    </>
  );
}

function TrackForm({ orderId, accountEmail, view, onSubmit, onIncomplete }: TrackOrderScreenProps) {
  const formBox = useRef<HTMLFormElement>(null);
  const form = useFormik<TrackOrderValues>({
    initialValues: { orderId, contactInfo: accountEmail },
    validationSchema: trackOrderSchema,
    onSubmit: (values) => onSubmit(trackOrderSchema.cast(values)),
  });
  const isLoading = view.kind === 'loading';

  useLateDefault(accountEmail, (email) => {
    // What the shopper has typed meanwhile stays.
    if (form.values.contactInfo === '') void form.setFieldValue('contactInfo', email);
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isLoading) return;
    void form.submitForm();
    const firstEmpty = (['orderId', 'contactInfo'] as const).find((name) => form.values[name].trim() === '');
    if (firstEmpty === undefined) return;
    onIncomplete();
    formBox.current?.querySelector<HTMLElement>(`[name="${firstEmpty}"]`)?.focus();
  }

  return (
    <Box
      component="form"
      {...keptForm('track-order')}
      ref={formBox}
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <FormTextField
        {...fieldOf(form, 'orderId')}
        label={trackOrderTexts.orderNumber}
        required
        autoComplete="off"
        enterKeyHint="next"
      />
      <FormTextField
        {...fieldOf(form, 'contactInfo')}
        required
        label={trackOrderTexts.emailOrPhone}
        autoComplete="email"
        enterKeyHint="search"
        hint={accountEmail !== '' ? trackOrderTexts.contactHint : undefined}
      />
      <SubmitButton busy={isLoading} busyText={trackOrderTexts.lookingUp}>
        {trackOrderTexts.trackNow}
      </SubmitButton>
    </Box>
  );
}

function TrackedOrder({ order }: { readonly order: Order }) {
  return (
    <Box component="section" aria-labelledby="tracked-order" sx={blockSx}>
      <OrderHead order={order} headingId="tracked-order" />
      <Box sx={{ marginBlock: 2.5 }}>
        <ShippingFacts shipping={order.shipping} />
      </Box>
      <OrderItems items={order.items} />
    </Box>
  );
}
