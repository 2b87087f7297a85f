import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { PayByQr, PayInApp, RedirectToBank } from './PayElsewhere';
import { PaymentForm } from './PaymentForm';
import { FailedPayment, SettledOrder, UnsurePayment } from './PaymentResults';
import type { PaymentView } from './paymentView';
import { useStepFocus } from '../../components/useStepFocus';

interface PaymentScreenProps {
  readonly view: PaymentView;
  /** '' where the address names no order. */
  readonly orderId: string;
  /** What the order costs, in rupees; null while it is unknown. */
  readonly total: number | null;
}

const formTitle = 'Payment Information';
const leavingTitle = 'Taking you to your bank…';
/** The maximum width of the form and the views after it, in pixels. */
const COLUMN_WIDTH = 680;

const titles: Readonly<Record<PaymentView['kind'], string>> = {
  loading: formTitle,
  form: formTitle,
  postingForm: leavingTitle,
  redirecting: leavingTitle,
  app: 'Finish in your payment app',
  qr: 'Scan QR Code to Complete Payment',
  completed: formTitle,
  checking: formTitle,
  unsure: formTitle,
  settled: formTitle,
  failed: formTitle,
};

/** The payment page (specification, sections 2 and 4). A new step takes the focus to its heading. */
export function PaymentScreen({ view, orderId, total }: PaymentScreenProps) {
  const page = useStepFocus(view.kind === 'loading' ? 'form' : view.kind);
  return (
    <Box ref={page} sx={{ maxWidth: COLUMN_WIDTH }}>
      <PageHeading>{titles[view.kind]}</PageHeading>
      {orderId !== '' && <OrderLine orderId={orderId} total={total} />}
      <Box sx={orderId === '' ? { marginTop: { xs: 2.5, md: 3 } } : undefined}>
        <Step view={view} orderId={orderId} />
      </Box>
    </Box>
  );
}

/** Which order is paid, and how much; the amount may come later without moving anything. */
function OrderLine({ orderId, total }: Pick<PaymentScreenProps, 'orderId' | 'total'>) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 0.5,
        marginBlock: { xs: 2.5, md: 3 },
        paddingBlock: 1.5,
        borderBlock: '1px solid',
        borderColor: 'divider',
        '& dt': { display: 'inline', color: 'text.secondary', marginRight: 1 },
        '& dd': { display: 'inline', margin: 0, fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' },
      }}
    >
      <div>
        <dt>Order</dt>
        <dd>{orderId}</dd>
      </div>
      <Box sx={{ minHeight: '1.6em' }}>
        {total !== null && (
          <>
            <dt>Amount</dt>
            <dd>
              <Money rupees={total} />
            </dd>
          </>
        )}
      </Box>
    </Box>
  );
}

function Step({ view, orderId }: Pick<PaymentScreenProps, 'view' | 'orderId'>) {
  switch (view.kind) {
    case 'loading':
      return <LoadingForm />;
    case 'form':
      return <PaymentForm {...view} />;
    case 'postingForm':
    case 'redirecting':
      return <RedirectToBank {...view} />;
    case 'app':
      return <PayInApp {...view} />;
    case 'qr':
      return <PayByQr {...view} orderId={orderId} />;
    case 'checking':
      return <LoadingBlock label="No answer has come yet. Looking up your order…" />;
    case 'unsure':
      return <UnsurePayment {...view} />;
    case 'settled':
      return <SettledOrder {...view} />;
    case 'completed':
      return <LoadingBlock label="Your payment is on its way. Opening your orders…" />;
    case 'failed':
      return <FailedPayment {...view} />;
  }
}

/** A skeleton of a form with one field. */
function LoadingForm() {
  return (
    <LoadingBlock label="Loading the payment form…">
      <Skeleton width={120} height={14} sx={{ marginBottom: '12px' }} />
      <Skeleton height={48} />
      <Skeleton width="60%" height={13} sx={{ marginBlock: '10px 30px' }} />
      <Skeleton width={214} height={52} />
    </LoadingBlock>
  );
}
