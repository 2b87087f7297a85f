import { useEffect, useState } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { orderTotal } from '../../api/models/order';
import { unknownPaymentError } from '../../api/models/payment';
import type { OrderItem } from '../../api/models/types';
import { outcomeOfAttempt } from '../../api/paymentAttempt';
import { openOutcome } from '../../api/paymentOutcomes';
import { formatMoment } from '../../lib/dates';
import { useGetPaymentFieldsQuery, useListOrdersQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { safePaymentUrl } from '../../browser/safeUrl';
import { Secret } from '../../lib/secrets/secret';
import { isRecord, readText } from '../../lib/untrusted';
import { whenIdle } from '../../browser/whenIdle';
import { selectOrderPhone, selectPaymentAttempt } from '../checkout';
import type { PaymentValues } from './paymentRules';
import { preloadQrDrawing } from './PaymentQr';
import { offeredValues, startValues } from './paymentRules';
import { PaymentScreen } from './PaymentScreen';
import type { PaymentState } from './paymentState';
import { paymentActions, selectPayment } from './paymentSlice';
import { paymentFlowTexts } from './paymentFlowTexts';
import type { PaymentView, StartedPaymentView } from './paymentView';

interface OwnProps {
  /** '' for none. */
  readonly orderId: string;
}

const mapStateToProps = (state: RootState, { orderId }: OwnProps) => ({
  payment: selectPayment(state),
  phone: selectOrderPhone(state, orderId),
  attempt: selectPaymentAttempt(state, orderId),
});

const connector = connect(mapStateToProps, paymentActions);

/** How long the code that draws QR codes waits for an idle browser, in milliseconds. */
const QR_TIMEOUT = 2000;

/** The scheme of addresses that open a payment app. */
const APP_SCHEME = 'upi:';

/** An order's number as an address may name it: short, and without control characters. */
const orderNumber = /^\P{C}{1,128}$/u;

function readOrderId(text: string): string {
  const orderId = text.trim();
  return orderNumber.test(orderId) ? orderId : '';
}

/** The order to pay: what the address names, else what the navigation carried; '' for none [2.payment.1, 2.payment.2]. */
function useOrderId(): string {
  const [query] = useSearchParams();
  const location: { readonly state: unknown } = useLocation();
  const carried = isRecord(location.state) ? readText(location.state['orderId']) : '';
  return readOrderId(query.get('orderId') ?? '') || readOrderId(carried);
}

/** The address in a QR code's text if it opens a payment app; else ''. */
function appUrlIn(text: string): string {
  const url = safePaymentUrl(text);
  return url.startsWith(APP_SCHEME) ? url : '';
}

/** Failures before anything was sent: nobody can have paid. */
const beforeSending: ReadonlySet<string> = new Set([
  paymentFlowTexts.orderMissing,
  paymentFlowTexts.fieldsFailed,
]);
/** Words of a store that says itself what became of the money. */
const saysOfMoney = /\b(money|amount|charged?|debited|deducted|refund(ed)?|paid)\b/i;

const noItems: readonly OrderItem[] = [];

/** The state before the order has been opened: the store may still hold the previous order. */
const notYetOpened: PaymentState = { status: 'idle' };

type PaymentOfOrderProps = OwnProps & ConnectedProps<typeof connector>;

/** Pays one order: loads its form, and turns the state into a view. */
function PaymentOfOrderBase(props: PaymentOfOrderProps) {
  const { orderId, payment: stored, phone, attempt, ...events } = props;
  const { opened, closed, fieldsReady } = events;
  const payment = stored.status !== 'idle' && stored.orderId === orderId ? stored : notYetOpened;

  useEffect(() => {
    opened({ orderId });
    return () => void closed();
  }, [orderId, opened, closed]);

  const fields = useGetPaymentFieldsQuery(undefined, {
    skip: orderId === '',
    refetchOnMountOrArgChange: true,
  });
  const seenAttempt = attempt?.startedAt ?? 0;
  const hasFields = fields.isSuccess && !fields.isFetching;
  useEffect(() => {
    if (payment.status === 'loadingFields' && hasFields) fieldsReady({ seenAttempt });
  }, [payment.status, hasFields, seenAttempt, fieldsReady]);

  // Loading them may have failed while something else was shown, and is then not retried by itself.
  const areFieldsMissing = fields.isError && !fields.isFetching;
  const { refetch } = fields;
  useEffect(() => {
    if (payment.status === 'loadingFields' && areFieldsMissing) void refetch();
  }, [payment.status, areFieldsMissing, refetch]);

  // For the amount, which is optional, and to learn of an order that has been paid meanwhile: past the cache.
  const { currentData: orders } = useListOrdersQuery(undefined, {
    skip: orderId === '',
    refetchOnMountOrArgChange: true,
  });
  const order = orders?.find(({ id }) => id === orderId);

  const [openedAt] = useState(Date.now);
  const [typed, setTyped] = useState<PaymentValues>({});

  function submit(values: PaymentValues): void {
    setTyped(values);
    events.submitted(orderId, new Secret(values, offeredValues(fields.data ?? [])));
  }

  const onCheck = (): void => void events.checkAsked();
  const onReopen = (): void => void events.formReopened();
  // As in a replay: what the shopper typed is hidden in the store's outcome.
  const missingOutcome: PaymentView = {
    kind: 'failed',
    message: unknownPaymentError,
    mayBePaid: true,
    onRetry: onReopen,
  };

  /** The notice of the started payment that this form was opened with, or that was shown since. */
  function startedView(isWatched: boolean): StartedPaymentView | null {
    const isSeen = 'seenAttempt' in payment && payment.seenAttempt === seenAttempt;
    if (attempt === null || !isSeen) return null;
    const outcome = outcomeOfAttempt(attempt);
    const hasAddress = outcome !== null && 'url' in outcome;
    return {
      startedAt: formatMoment(attempt.startedAt, openedAt),
      appUrl: hasAddress ? outcome.url : '',
      isApp: attempt.kind === 'deeplink',
      onShow: outcome === null || hasAddress ? null : () => events.codeShown({ attempt }),
      onCheck: isWatched ? null : onCheck,
    };
  }

  function toView(): PaymentView {
    switch (payment.status) {
      case 'idle':
      case 'loadingFields':
        return { kind: 'loading' };
      case 'form':
      case 'submitting':
        return {
          kind: 'form',
          fields: fields.data ?? [],
          initialValues: startValues(fields.data ?? [], phone, typed),
          isSubmitting: payment.status === 'submitting',
          started: startedView(payment.status === 'form' && payment.isWatched),
          onSubmit: submit,
          onInvalid: () => events.formRefused(),
        };
      case 'checking':
        return { kind: 'checking' };
      case 'unsure':
        return { kind: 'unsure', onCheck };
      case 'settled':
        return { kind: 'settled', orderStatus: payment.orderStatus };
      case 'redirecting': {
        const { outcome, isWatched } = payment;
        if (outcome.kind === 'redirectPost') {
          return { kind: 'postingForm', onContinue: () => events.continuedToBank(), onReopen };
        }
        const open = openOutcome(outcome);
        if (open === null || open.kind === 'redirectPost') return missingOutcome;
        if (open.kind === 'redirect') return { kind: 'redirecting', url: open.url, onReopen };
        return { kind: 'app', url: open.url, onCheck: isWatched ? null : onCheck, onReopen };
      }
      case 'qr': {
        const code = openOutcome(payment.outcome);
        if (code === null) return missingOutcome;
        return {
          kind: 'qr',
          code,
          appUrl: code.kind === 'qrText' ? appUrlIn(code.text) : '',
          onCheck: payment.isWatched ? null : onCheck,
          onUnreadable: () => events.qrUnreadable(),
          onReopen,
        };
      }
      case 'blocked':
        return { kind: 'blocked', onReopen };
      case 'completed':
        return { kind: 'completed' };
      case 'failed':
        return {
          kind: 'failed',
          message: payment.message,
          mayBePaid: !beforeSending.has(payment.message) && !saysOfMoney.test(payment.message),
          onRetry: payment.canRetry ? onReopen : null,
        };
    }
  }

  return (
    <PaymentScreen
      view={toView()}
      orderId={orderId}
      total={order !== undefined ? orderTotal(order) : orders === undefined ? null : 'notOwn'}
      items={order?.items ?? noItems}
    />
  );
}

const PaymentOfOrder = connector(PaymentOfOrderBase);

/**
 * Pays an order [2.payment, 4.payment]. What the shopper types is component state, never in the store. The
 * key makes each order a page of its own: nothing of one is shown for another.
 */
export function PaymentContainer() {
  const orderId = useOrderId();
  // It is there before a payment can be answered with a code.
  useEffect(() => whenIdle(() => void preloadQrDrawing(), QR_TIMEOUT), []);
  return <PaymentOfOrder key={orderId} orderId={orderId} />;
}
