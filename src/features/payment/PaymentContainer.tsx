import { useEffect, useState } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { orderTotal } from '../../api/models/order';
import type { PaymentField } from '../../api/models/types';
import { openOutcome } from '../../api/paymentOutcomes';
import { useGetPaymentFieldsQuery, useListOrdersQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { safePaymentUrl } from '../../lib/safeUrl';
import { Secret } from '../../lib/secrets/secret';
import { isRecord, readText } from '../../lib/untrusted';
import { PaymentScreen } from './PaymentScreen';
import type { PaymentView } from './paymentView';
import type { PaymentValues } from './paymentRules';
import { initialPaymentValues, offeredValues } from './paymentRules';
import { selectPayment, selectQrTools } from './paymentSelectors';
import type { PaymentState } from './paymentSlice';
import {
  checkAsked,
  closed,
  fieldsReady,
  formReopened,
  formRefused,
  opened,
  qrUnreadable,
  submitted,
} from './paymentSlice';
import { qrCopied, qrCopyRefused, qrSaveRefused } from './qrToolsSlice';

const mapStateToProps = (state: RootState) => ({
  payment: selectPayment(state),
  qrTools: selectQrTools(state),
});

const connector = connect(mapStateToProps, {
  opened,
  fieldsReady,
  submitted,
  checkAsked,
  qrUnreadable,
  formReopened,
  formRefused,
  closed,
  qrCopied,
  qrCopyRefused,
  qrSaveRefused,
});

/** The scheme of addresses that open a payment app. */
const APP_SCHEME = 'upi:';

/** An order's number as an address may name it: short, and without what cannot be seen. */
const orderNumber = /^\P{C}{1,128}$/u;

function readOrderId(text: string): string {
  const orderId = text.trim();
  return orderNumber.test(orderId) ? orderId : '';
}

/** The order to pay: what the address names, else what the navigation carried; '' for none (section 2). */
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

/** What the form starts with: the defaults, and what was typed before where the shopper comes back to it. */
function startValues(fields: readonly PaymentField[], typed: PaymentValues): PaymentValues {
  const kept = fields.filter(({ name, type }) => type !== 'password' && Object.hasOwn(typed, name));
  return {
    ...initialPaymentValues(fields),
    ...Object.fromEntries(kept.map(({ name }) => [name, typed[name] ?? ''])),
  };
}

/** The flow before its order has been opened: the store may still hold the order that was paid before. */
const notYetOpened: PaymentState = { status: 'idle' };

interface PaymentOfOrderProps extends ConnectedProps<typeof connector> {
  /** '' for none. */
  readonly orderId: string;
}

/** Paying one order, from the opening of the page to its end. */
function PaymentOfOrderBase({
  orderId,
  payment: stored,
  qrTools,
  opened,
  fieldsReady,
  submitted,
  checkAsked,
  qrUnreadable,
  formReopened,
  formRefused,
  closed,
  qrCopied,
  qrCopyRefused,
  qrSaveRefused,
}: PaymentOfOrderProps) {
  const payment = stored.status !== 'idle' && stored.orderId === orderId ? stored : notYetOpened;

  useEffect(() => {
    opened({ orderId });
    return () => {
      closed();
    };
  }, [orderId, opened, closed]);

  const fields = useGetPaymentFieldsQuery(undefined, {
    skip: orderId === '',
    refetchOnMountOrArgChange: true,
  });
  const hasFields = fields.isSuccess && !fields.isFetching;
  useEffect(() => {
    if (payment.status === 'loadingFields' && hasFields) fieldsReady();
  }, [payment.status, hasFields, fieldsReady]);

  // They may have failed to come while something else was shown; then nobody has asked for them again.
  const areFieldsMissing = fields.isError && !fields.isFetching;
  const { refetch } = fields;
  useEffect(() => {
    if (payment.status === 'loadingFields' && areFieldsMissing) void refetch();
  }, [payment.status, areFieldsMissing, refetch]);

  // The amount is optional: nothing waits for it, and nothing is said where it cannot be had. Asked for anew,
  // because an order that was paid meanwhile must not be paid again.
  const { currentData: orders } = useListOrdersQuery(undefined, {
    skip: orderId === '',
    refetchOnMountOrArgChange: true,
  });
  const order = orders?.find(({ id }) => id === orderId);

  const [typed, setTyped] = useState<PaymentValues>({});

  function submit(values: PaymentValues): void {
    setTyped(values);
    submitted(orderId, new Secret(values, offeredValues(fields.data ?? [])));
  }

  const reopen = (): void => void formReopened();

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
          initialValues: startValues(fields.data ?? [], typed),
          isSubmitting: payment.status === 'submitting',
          onSubmit: submit,
          onInvalid: () => formRefused(),
        };
      case 'checking':
        return { kind: 'checking' };
      case 'unsure':
        return { kind: 'unsure', onCheck: () => checkAsked() };
      case 'settled':
        return { kind: 'settled', orderStatus: payment.orderStatus };
      case 'redirecting': {
        const outcome = openOutcome(payment.outcome);
        const onCheck = payment.isWatched ? null : () => checkAsked();
        if (outcome.kind === 'deeplink') return { kind: 'app', url: outcome.url, onCheck, onReopen: reopen };
        const inputs = outcome.kind === 'redirectPost' ? outcome.inputs : null;
        return { kind: 'leaving', url: outcome.url, inputs, onReopen: reopen };
      }
      case 'qr': {
        const outcome = openOutcome(payment.outcome);
        const appUrl = outcome.kind === 'qrText' ? appUrlIn(outcome.text) : '';
        return {
          kind: 'qr',
          code: outcome,
          appUrl,
          tools: {
            ...qrTools,
            onCopied: () => qrCopied(),
            onCopyRefused: () => qrCopyRefused(),
            onSaveRefused: () => qrSaveRefused(),
          },
          onCheck: payment.isWatched ? null : () => checkAsked(),
          onUnreadable: () => qrUnreadable(),
          onReopen: reopen,
        };
      }
      case 'completed':
        return { kind: 'completed' };
      case 'failed':
        return { kind: 'failed', message: payment.message, onRetry: payment.canRetry ? reopen : null };
    }
  }

  return (
    <PaymentScreen view={toView()} orderId={orderId} total={order === undefined ? null : orderTotal(order)} />
  );
}

const PaymentOfOrder = connector(PaymentOfOrderBase);

/**
 * Paying an order (specification, sections 2 and 4). What the shopper types stays in here and in the form: it is
 * never in the store. Another order is another page: nothing of one is shown or typed in for the other.
 */
export function PaymentContainer() {
  const orderId = useOrderId();
  return <PaymentOfOrder key={orderId} orderId={orderId} />;
}
