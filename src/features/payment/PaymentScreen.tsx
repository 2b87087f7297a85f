import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { FormInput, OrderStatusCode } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { ErrorState } from '../../components/ErrorState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { StatusChip } from '../../components/StatusChip';
import { CAN_HOVER, TOUCH_TARGET } from '../../components/tokens';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import type { PaymentFormProps } from './PaymentForm';
import { PaymentForm } from './PaymentForm';
import type { QrCode } from './PaymentQr';
import { PaymentQr } from './PaymentQr';
import { paymentTexts } from './paymentTexts';
import type { QrToolsView } from './QrTools';
import { QrTools } from './QrTools';

interface Reopening {
  /** Back to the form, to try again or to pay in another way. */
  readonly onReopen: () => void;
}

interface Watching {
  /** Looks the order up again; null while the shop does so by itself. */
  readonly onCheck: (() => void) | null;
}

/** What the payment page shows; one for each state of the payment flow. */
export type PaymentView =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'form' } & PaymentFormProps)
  /** On the way to a bank's page. `inputs` is null where the way is a plain address. */
  | ({
      readonly kind: 'leaving';
      readonly url: string;
      readonly inputs: readonly FormInput[] | null;
    } & Reopening)
  /** On the way to an app on this device. */
  | ({ readonly kind: 'app'; readonly url: string } & Reopening & Watching)
  | ({
      readonly kind: 'qr';
      readonly code: QrCode;
      /** The address that opens the payment in an app on this device; '' where there is none. */
      readonly appUrl: string;
      readonly tools: QrToolsView;
      /** The browser cannot show the picture. */
      readonly onUnreadable: () => void;
    } & Reopening &
      Watching)
  | { readonly kind: 'completed' }
  /** A payment had no answer: the order is being looked up. */
  | { readonly kind: 'checking' }
  /** It could not be looked up. */
  | { readonly kind: 'unsure'; readonly onCheck: () => void }
  /** The order no longer waits for a payment. */
  | { readonly kind: 'settled'; readonly orderStatus: OrderStatusCode }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: (() => void) | null };

export interface PaymentScreenProps {
  readonly view: PaymentView;
  /** '' where the address names no order. */
  readonly orderId: string;
  /** What the order costs, in rupees; null while, or where, it is not known. */
  readonly total: number | null;
}

const formTitle = 'Payment Information';
/** How wide the form and what follows it get, in pixels. */
const COLUMN_WIDTH = 680;

const titles: Readonly<Record<PaymentView['kind'], string>> = {
  loading: formTitle,
  form: formTitle,
  leaving: 'Taking you to your bank…',
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
  const page = useRef<HTMLDivElement>(null);
  const step = view.kind === 'loading' ? 'form' : view.kind;
  const shownStep = useRef(step);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // What had the focus is gone with the step before. A failure is announced by itself.
    page.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [step]);

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
    case 'leaving':
      return <Leaving {...view} />;
    case 'app':
      return <InApp {...view} />;
    case 'qr':
      return <Qr {...view} orderId={orderId} />;
    case 'checking':
      return <LoadingBlock label="No answer has come yet. Looking up your order…" />;
    case 'unsure':
      return <Unsure {...view} />;
    case 'settled':
      return <Settled {...view} />;
    case 'completed':
      return <LoadingBlock label="Your payment is on its way. Opening your orders…" />;
    case 'failed':
      return <Failed {...view} />;
  }
}

/** The boxes of a form with one field, which most forms begin with. */
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

function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        flexWrap: 'wrap',
        gap: 1.5,
        marginTop: 3,
      }}
    >
      {children}
    </Box>
  );
}

const otherWay = 'Choose another way to pay';
const viewOrders = 'View your orders';
const openApp = 'Open UPI app';
const checkAgain = 'Check again';

function Leaving({ url, inputs, onReopen }: Extract<PaymentView, { kind: 'leaving' }>) {
  const goOn = 'Continue to your bank';
  return (
    <>
      <Typography>Your bank’s page opens in a moment. Nothing happening?</Typography>
      <Actions>
        {inputs === null ? (
          <Button component="a" href={url} variant="contained" color="primary">
            {goOn}
          </Button>
        ) : (
          <form method="post" action={url}>
            {inputs.map(({ name, value }, index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant="contained" color="primary" fullWidth>
              {goOn}
            </Button>
          </form>
        )}
        <Button variant="outlined" onClick={onReopen}>
          {otherWay}
        </Button>
      </Actions>
    </>
  );
}

/** That the shop looks for the payment by itself, or that it has stopped and can be asked to. */
function Watch({ onCheck }: Watching) {
  return (
    <Box role="status" sx={{ marginTop: 2.5, minHeight: TOUCH_TARGET, color: 'text.secondary' }}>
      {onCheck === null ? (
        <Typography variant="body2">
          This page looks for the bank’s confirmation by itself and moves on once your order does.
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="body2">No confirmation has come so far.</Typography>
          <Button variant="outlined" onClick={onCheck}>
            {checkAgain}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function InApp({ url, onCheck, onReopen }: Extract<PaymentView, { kind: 'app' }>) {
  return (
    <>
      <Typography sx={{ maxWidth: '60ch' }}>
        Approve the payment in your UPI app, then come back here. If no app has opened, open it again, or
        choose another way to pay.
      </Typography>
      <Actions>
        <Button component="a" href={url} variant="contained" color="primary">
          {openApp}
        </Button>
        <ButtonLink to={routes.orders}>I have paid: view my orders</ButtonLink>
        <Button variant="text" onClick={onReopen}>
          {otherWay}
        </Button>
      </Actions>
      <Watch onCheck={onCheck} />
    </>
  );
}

function Qr({
  code,
  appUrl,
  tools,
  orderId,
  onCheck,
  onUnreadable,
  onReopen,
}: Extract<PaymentView, { kind: 'qr' }> & { readonly orderId: string }) {
  const picture = useRef<HTMLDivElement>(null);
  return (
    <>
      <Typography sx={{ maxWidth: '60ch', marginBottom: 2.5 }}>
        Scan the code with any UPI app and approve the payment there. Your order moves on once the bank has
        confirmed it.
      </Typography>
      <Box ref={picture} sx={{ display: 'inline-block', maxWidth: '100%' }}>
        <PaymentQr code={code} onUnreadable={onUnreadable} />
      </Box>
      <QrTools code={code} orderId={orderId} picture={picture} tools={tools} />
      <Actions>
        {appUrl !== '' && (
          <Button
            component="a"
            href={appUrl}
            variant="contained"
            color="primary"
            // A desktop has no payment app; a phone that shows the code cannot scan it.
            sx={{ [CAN_HOVER]: { display: 'none' } }}
          >
            {openApp}
          </Button>
        )}
        <ButtonLink to={routes.orders}>{viewOrders}</ButtonLink>
        <Button variant="text" onClick={onReopen}>
          {otherWay}
        </Button>
      </Actions>
      <Watch onCheck={onCheck} />
    </>
  );
}

function Unsure({ onCheck }: Extract<PaymentView, { kind: 'unsure' }>) {
  return (
    <ErrorState
      message={paymentTexts.unsure}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" onClick={onCheck}>
            {checkAgain}
          </Button>
          <ButtonLink to={routes.orders}>{viewOrders}</ButtonLink>
        </Box>
      }
    />
  );
}

function Settled({ orderStatus }: Extract<PaymentView, { kind: 'settled' }>) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <StatusChip status={orderStatus} />
        <Typography>
          {orderStatusKind(orderStatus) === 'cancelled' ? paymentTexts.cancelled : paymentTexts.nothingLeft}
        </Typography>
      </Box>
      <Actions>
        <ButtonLink to={routes.orders} variant="contained">
          {viewOrders}
        </ButtonLink>
      </Actions>
    </>
  );
}

function Failed({ message, onRetry }: Extract<PaymentView, { kind: 'failed' }>) {
  return (
    <ErrorState
      message={message}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {onRetry !== null && (
            <Button variant="contained" onClick={onRetry}>
              {actions.tryAgain}
            </Button>
          )}
          <ButtonLink to={routes.checkout}>Return to checkout</ButtonLink>
        </Box>
      }
    />
  );
}
