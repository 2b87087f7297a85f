import type { PaymentOutcome } from '../../api/models/types';
import type { storefrontApi } from '../../api/storefrontApi';
import { Secret } from '../../lib/secret';
import type { PaymentState } from './paymentSlice';
import { closed, fieldsReady, formRefused, formReopened, opened, paymentReducer } from './paymentSlice';
import { paymentTexts } from './paymentTexts';

type Action = Parameters<typeof paymentReducer>[1];

const orderId = 'ORD-1';
const idle: PaymentState = { status: 'idle' };
const loadingFields: PaymentState = { status: 'loadingFields', orderId };
const form: PaymentState = { status: 'form', orderId };
const submitting: PaymentState = { status: 'submitting', orderId };

function after(state: PaymentState, ...actions: Action[]): PaymentState {
  return actions.reduce(paymentReducer, state);
}

/** The actions of an endpoint as RTK Query writes them. */
function endpointAction(
  type: 'executeMutation' | 'executeQuery',
  endpointName: keyof typeof storefrontApi.endpoints,
  requestStatus: 'pending' | 'fulfilled' | 'rejected',
  payload?: unknown,
): Action {
  const originalArgs = { paymentRequestDto: { orderId, fields: new Secret({}) } };
  return {
    type: `api/${type}/${requestStatus}`,
    payload,
    meta: {
      requestId: 'r',
      requestStatus,
      rejectedWithValue: requestStatus === 'rejected',
      arg: { type: type === 'executeQuery' ? 'query' : 'mutation', endpointName, originalArgs },
    },
  };
}

const submit = (status: 'pending' | 'fulfilled' | 'rejected', payload?: unknown) =>
  endpointAction('executeMutation', 'submitPayment', status, payload);
const network = { kind: 'network' };

describe('The payment flow', () => {
  it('opens for an order, and fails without one', () => {
    expect(after(idle, opened({ orderId }))).toEqual(loadingFields);
    expect(after(idle, opened({ orderId: '' }))).toEqual({
      status: 'failed',
      orderId: '',
      message: paymentTexts.orderMissing,
      canRetry: false,
    });
  });

  it('shows the form once its fields are there', () => {
    expect(after(loadingFields, fieldsReady())).toEqual(form);
    expect(after(submitting, fieldsReady())).toBe(submitting);
    expect(after(form, formRefused())).toBe(form);
  });

  it('fails where the fields do not come, but not once they have', () => {
    const failure = endpointAction('executeQuery', 'getPaymentFields', 'rejected', network);
    expect(after(loadingFields, failure)).toMatchObject({
      status: 'failed',
      message: paymentTexts.fieldsFailed,
      canRetry: true,
    });
    expect(after(form, failure)).toBe(form);
  });

  it('submits from the form alone', () => {
    expect(after(form, submit('pending'))).toEqual(submitting);
    expect(after(idle, submit('pending'))).toBe(idle);
  });

  it.each<[PaymentOutcome, PaymentState['status']]>([
    [{ kind: 'completed' }, 'completed'],
    [{ kind: 'qrText', text: 'upi://pay' }, 'qr'],
    [{ kind: 'qrImage', dataUrl: 'data:image/png;base64,AA==' }, 'qr'],
    [{ kind: 'redirectPost', url: 'https://bank.example/', inputs: [] }, 'redirecting'],
    [{ kind: 'deeplink', url: 'upi://pay' }, 'redirecting'],
    [{ kind: 'redirect', url: 'https://bank.example/' }, 'redirecting'],
    [{ kind: 'failed', message: 'Declined.' }, 'failed'],
  ])('goes from submitting to where the answer leads: %p', (outcome, status) => {
    expect(after(submitting, submit('fulfilled', outcome))).toMatchObject({ status, orderId });
    // A late or second answer leads nowhere.
    expect(after(idle, submit('fulfilled', outcome))).toBe(idle);
    expect(after(form, submit('fulfilled', outcome))).toBe(form);
  });

  it('fails where the answer does not come', () => {
    expect(after(submitting, submit('rejected', network))).toEqual({
      status: 'failed',
      orderId,
      message: paymentTexts.submitFailed,
      canRetry: true,
    });
  });

  it('comes back to the form for another try, but not without an order', () => {
    const failed = after(submitting, submit('rejected', network));
    expect(after(failed, formReopened(), fieldsReady())).toEqual(form);
    const lost = after(idle, opened({ orderId: '' }));
    expect(after(lost, formReopened())).toBe(lost);
    expect(after(idle, formReopened())).toBe(idle);
    expect(after(failed, closed())).toEqual(idle);
  });
});
