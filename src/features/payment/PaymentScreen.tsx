import Box from '@mui/material/Box';
import { Skeleton } from '../../components/Skeleton';
import { Text } from '../../components/Text';
import type { OrderItem } from '../../api/models/types';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { SectionHeading } from '../../components/SectionHeading';
import { useStepFocus } from '../../components/useStepFocus';
import { PayByQr, PayInApp, RedirectToBank } from './PayElsewhere';
import { PaymentForm } from './PaymentForm';
import { BlockedBank, FailedPayment, SettledOrder, UnsurePayment } from './PaymentResults';
import type { PaymentView } from './paymentView';
import { paymentTexts } from './paymentTexts';

interface PaymentScreenProps {
  readonly view: PaymentView;
  /** '' where the address names no order. */
  readonly orderId: string;
  /** What the order costs, in rupees; null while it is unknown. */
  readonly total: number | null;
  /** What was ordered; none while it is unknown. */
  readonly items: readonly OrderItem[];
}

const { heading: formTitle, toBank: leavingTitle } = paymentTexts;
/** Items that are named; the rest is counted. */
const SHOWN_ITEMS = 8;

/** The form and the views after it, at most 680 px wide, and what is paid for. */
const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 680px) minmax(0, 400px)' },
  justifyContent: 'space-between',
  alignItems: 'start',
  columnGap: 8,
  rowGap: 4,
} as const;

const titles: Readonly<Record<PaymentView['kind'], string>> = {
  loading: formTitle,
  form: formTitle,
  postingForm: leavingTitle,
  redirecting: leavingTitle,
  app: paymentTexts.finishInApp,
  qr: paymentTexts.scanHeading,
  completed: formTitle,
  blocked: formTitle,
  checking: formTitle,
  unsure: formTitle,
  settled: formTitle,
  failed: formTitle,
};

/** The payment page (specification, sections 2 and 4). A new step takes the focus to its heading. */
export function PaymentScreen({ view, orderId, total, items }: PaymentScreenProps) {
  const page = useStepFocus(view.kind === 'loading' ? 'form' : view.kind);
  return (
    <Box ref={page} sx={columnsSx}>
      <Box sx={{ minWidth: 0 }}>
        <PageHeading>{titles[view.kind]}</PageHeading>
        {orderId !== '' && <OrderLine orderId={orderId} total={total} />}
        <Box sx={orderId === '' ? { marginTop: { xs: 2.5, md: 3 } } : undefined}>
          <Step view={view} orderId={orderId} />
        </Box>
      </Box>
      {items.length > 0 && <PaidItems items={items} />}
    </Box>
  );
}

/** What is paid for, beside the form on wide screens. */
function PaidItems({ items }: Pick<PaymentScreenProps, 'items'>) {
  return (
    <Box
      component="section"
      aria-labelledby="paid-items"
      sx={{
        padding: { xs: 2.5, md: 3 },
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <SectionHeading id="paid-items" variant="h3">
        {paymentTexts.whatYouOrdered}
      </SectionHeading>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
        {items.slice(0, SHOWN_ITEMS).map(({ name, quantity, price }, index) => (
          <li key={index}>
            {name}
            <Text variant="body2" sx={{ color: 'text.secondary' }}>
              {quantity} × <Money rupees={price} />
            </Text>
          </li>
        ))}
        {items.length > SHOWN_ITEMS && <li>{paymentTexts.more(items.length - SHOWN_ITEMS)}</li>}
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
        <dt>{paymentTexts.order}</dt>
        <dd>{orderId}</dd>
      </div>
      <Box sx={{ minHeight: '1.6em' }}>
        {total !== null && (
          <>
            <dt>{paymentTexts.amount}</dt>
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
    case 'blocked':
      return <BlockedBank {...view} />;
    case 'checking':
      return <LoadingBlock label={paymentTexts.lookingUp} />;
    case 'unsure':
      return <UnsurePayment {...view} />;
    case 'settled':
      return <SettledOrder {...view} />;
    case 'completed':
      return <LoadingBlock label={paymentTexts.openingOrders} />;
    case 'failed':
      return <FailedPayment {...view} />;
  }
}

/** A skeleton of a form with one field. */
function LoadingForm() {
  return (
    <LoadingBlock label={paymentTexts.loading}>
      <Skeleton width={120} height={14} sx={{ marginBottom: '12px' }} />
      <Skeleton height={48} />
      <Skeleton width="60%" height={13} sx={{ marginBlock: '10px 30px' }} />
      <Skeleton width={214} height={52} />
    </LoadingBlock>
  );
}
