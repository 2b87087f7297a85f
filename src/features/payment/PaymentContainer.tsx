import { type ReactNode, useEffect, useState } from 'react';
import { type ConnectedProps, connect } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { unknownPaymentError } from '../../api/models/payment';
import { outcomeOfAttempt } from '../../api/paymentAttempt';
import { openOutcome } from '../../api/paymentOutcomes';
import { useGetPaymentFieldsQuery, useListOrdersQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { LIMITS } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { Secret } from '../../lib/secrets/secret';
import { actions, notAvailable } from '../../lib/texts';
import { isRecord, readId, readText } from '../../lib/untrusted';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import {
  selectKnownByName,
  selectOrderPhone,
  selectPaymentAttempt,
  selectPurchases,
  toTotalled,
} from '../checkout';
import { PayByQr, PayInApp, RedirectToBank, StartedPayment } from './PayElsewhere';
import { LoadingPaymentForm, PaymentForm } from './PaymentForm';
import { BlockedBank, FailedPayment, SettledOrder, UnsurePayment } from './PaymentResults';
import { type PaymentValues, hasTiles, offeredValues, startValues } from './paymentRules';
import { PaymentScreen } from './PaymentScreen';
import { type PaymentState, idlePayment, paymentActions, selectPayment } from './paymentSlice';
import { paymentTexts } from './paymentTexts';

interface PaymentContainerProps {
  /** Products to show where there is nothing to pay. */
  readonly others?: ReactNode;
}

interface OwnProps {
  readonly orderId: string;
}

const connector = connect(
  (state: RootState, { orderId }: OwnProps) => ({
    payment: selectPayment(state),
    phone: selectOrderPhone(state, orderId),
    attempt: selectPaymentAttempt(state, orderId),
    purchases: selectPurchases(state),
    products: selectKnownByName(state),
  }),
  paymentActions,
);

interface Step {
  /** A step with another name takes the focus; that of the state by default. */
  readonly name?: string;
  readonly heading?: string;
  readonly content: ReactNode;
}

/** Pays one order: loads its form, and shows the step of its state. */
const PaymentOfOrder = connector(function PaymentOfOrder(props: OwnProps & ConnectedProps<typeof connector>) {
  const { orderId, payment: stored, phone, attempt, purchases, products, ...events } = props;
  const { opened, closed, fieldsReady } = events;
  // Before the order has been opened, the store may still hold the previous one.
  const payment = stored.status !== 'idle' && stored.orderId === orderId ? stored : idlePayment;

  useEffect(() => {
    opened({ orderId });
    return () => void closed();
  }, [orderId, opened, closed]);

  const fields = useGetPaymentFieldsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { isFetching, isSuccess, isError, refetch } = fields;
  const seenAttempt = attempt?.startedAt ?? 0;
  useEffect(() => {
    if (payment.status !== 'loadingFields' || isFetching) return;
    if (isSuccess) fieldsReady({ seenAttempt });
    // Loading them may have failed while something else was shown, and is then not retried by itself.
    else if (isError) void refetch();
  }, [payment.status, isFetching, isSuccess, isError, seenAttempt, fieldsReady, refetch]);

  // For what is paid, which is optional, and to learn of an order that has been paid meanwhile: past the cache.
  const orders = useListOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const order = orders.currentData?.find(({ id }) => id === orderId);
  const [openedAt] = useState(Date.now);
  // A list of before may lack the order that was just placed.
  const isNewList = (orders.fulfilledTimeStamp ?? 0) >= openedAt;
  const failure = orders.isError ? notAvailable : '';

  const [typed, setTyped] = useState<PaymentValues>({});

  function submit(values: PaymentValues): void {
    setTyped(values);
    events.submitted(orderId, new Secret(values, offeredValues(fields.data ?? [])));
  }

  /** The way to pay is chosen anew: paying the same way might pay twice. */
  function onReopen(): void {
    const chosen = (fields.data ?? []).filter(hasTiles).map(({ name }) => name);
    setTyped(Object.fromEntries(Object.entries(typed).filter(([name]) => !chosen.includes(name))));
    events.formReopened();
  }

  const failed = (message: string): Step => ({
    name: 'failed',
    content: <FailedPayment message={message} onRetry={() => events.formReopened()} />,
  });

  const startedPayment = attempt && (
    <StartedPayment
      {...attempt}
      outcome={outcomeOfAttempt(attempt)}
      onShow={() => events.codeShown({ attempt })}
    />
  );

  /** What the shopper typed is hidden in the store's outcome, which may be all there is. */
  function redirection({ outcome }: Extract<PaymentState, { status: 'redirecting' }>): Step {
    const isPost = outcome.kind === 'redirectPost';
    const open = openOutcome(outcome);
    if (open === null && !isPost) return failed(unknownPaymentError);
    const url = open === null || isPost ? '' : open.url;
    if (outcome.kind === 'deeplink') {
      return {
        name: 'app',
        heading: paymentTexts.finishInApp,
        content: <PayInApp url={url} onReopen={onReopen} />,
      };
    }
    return {
      heading: paymentTexts.toBank,
      content: <RedirectToBank url={url} onContinue={() => events.continuedToBank()} onReopen={onReopen} />,
    };
  }

  function currentStep(): Step {
    switch (payment.status) {
      case 'idle':
      case 'loadingFields':
      case 'form':
      case 'submitting':
        return {
          name: 'form',
          // Below the started payment from the start, so that it does not move; never one that was started since.
          content: (
            <>
              {(!('seenAttempt' in payment) || payment.seenAttempt === seenAttempt) && startedPayment}
              {'seenAttempt' in payment ? (
                <PaymentForm
                  fields={fields.data ?? []}
                  initialValues={startValues(fields.data ?? [], phone, typed)}
                  isSubmitting={payment.status === 'submitting'}
                  onSubmit={submit}
                  onInvalid={() => events.formRefused()}
                />
              ) : (
                <LoadingPaymentForm />
              )}
            </>
          ),
        };
      case 'checking':
        return { content: <LoadingBlock label={paymentTexts.lookingUp} /> };
      case 'unsure':
        return { content: <UnsurePayment onCheck={() => events.checkAsked()} /> };
      case 'settled':
        return {
          heading: paymentTexts.settled,
          content: <SettledOrder orderId={orderId} orderStatus={payment.orderStatus} />,
        };
      case 'redirecting':
        return redirection(payment);
      case 'qr': {
        const code = openOutcome(payment.outcome);
        if (code === null) return failed(unknownPaymentError);
        return {
          heading: paymentTexts.scanHeading,
          content: <PayByQr code={code} onUnreadable={() => events.outcomeUnusable()} onReopen={onReopen} />,
        };
      }
      case 'blocked':
        return { content: <BlockedBank onReopen={onReopen} /> };
      case 'completed':
        return { content: <LoadingBlock label={paymentTexts.openingOrders} /> };
      case 'failed':
        return failed(payment.message);
    }
  }

  const { name = payment.status, heading = paymentTexts.heading, content } = currentStep();
  return (
    <PaymentScreen
      step={name}
      heading={heading}
      orderId={orderId}
      order={order && toTotalled(order, purchases)}
      settled={payment.status === 'settled' ? payment.orderStatus : undefined}
      products={products}
      unknown={isNewList ? paymentTexts.notOwnOrder : failure}
    >
      {content}
    </PaymentScreen>
  );
});

/** An order's number as an address may name it: without control characters. */
const orderNumber = /^\P{C}+$/u;

function readOrderId(text: string): string {
  const orderId = readId(text.trim(), LIMITS.idLength);
  return orderNumber.test(orderId) ? orderId : '';
}

/**
 * Pays the order that the address names, else the navigation carried. What the shopper types is component state, never in
 * the store. The key makes each order a page of its own: nothing of one is shown for another.
 */
export function PaymentContainer({ others }: PaymentContainerProps) {
  const [query] = useSearchParams();
  const location: { readonly state: unknown } = useLocation();
  const carried = isRecord(location.state) ? readText(location.state['orderId']) : '';
  const orderId = readOrderId(query.get('orderId') ?? '') || readOrderId(carried);
  if (orderId === '') {
    return (
      <>
        <EmptyState
          role="alert"
          title={paymentTexts.heading}
          titleComponent="h1"
          text={paymentTexts.orderMissing}
          drawing="box"
          links={[
            { to: routes.checkout, text: paymentTexts.returnToCheckout },
            { to: routes.orders, text: actions.viewOrders },
          ]}
        />
        {others}
      </>
    );
  }
  return <PaymentOfOrder key={orderId} orderId={orderId} />;
}
