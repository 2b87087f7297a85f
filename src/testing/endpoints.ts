/** An example call of every endpoint. */
import type { AppStore } from '../app/store';
import { Secret } from '../lib/secrets/secret';
import type { OperationId } from '../api/generated/operations';
import { storefrontApi } from '../api/storefrontApi';
import { buildAddress } from './builders';

const { endpoints } = storefrontApi;

type Args = { readonly [Id in OperationId]: (typeof endpoints)[Id]['Types']['QueryArg'] };
type WithArg = { [Id in OperationId]: undefined extends Args[Id] ? never : Id }[OperationId];

const password = new Secret('canary-password');

/** An example of every argument; the other calls take none. */
const exampleArgs: Pick<Args, WithArg> = {
  authorizeUser: { authorizeRequestDto: { email: 'asha@example.com', password } },
  registerUser: {
    registerRequestDto: { email: 'asha@example.com', password, firstName: 'Asha', lastName: 'Verma' },
  },
  listProducts: {},
  getProduct: { id: 'a' },
  trackOrder: { orderId: 'a', contactInfo: 'b' },
  createOrder: { createOrderRequestDto: { products: { a: 1 }, shippingAddress: buildAddress() } },
  submitPayment: { paymentRequestDto: { orderId: 'o', fields: new Secret({ pin: 'canary-pin' }) } },
};

/** Makes an example call of an endpoint. */
export async function exampleCall({ dispatch }: AppStore, id: OperationId): Promise<void> {
  const arg = new Map<string, unknown>(Object.entries(exampleArgs)).get(id);
  const call: unknown = Reflect.apply(endpoints[id].initiate, undefined, [arg]);
  await Reflect.apply(dispatch, undefined, [call]);
}

/** What was typed is refused where it is no `Secret`: an action would hold it. */
export const plainTexts = [
  // @ts-expect-error A plain password.
  () => endpoints.authorizeUser.initiate({ authorizeRequestDto: { email: '', password: '' } }),
  () =>
    endpoints.registerUser.initiate({
      // @ts-expect-error A plain password.
      registerRequestDto: { email: '', password: '', firstName: '', lastName: '' },
    }),
  // @ts-expect-error Plain payment values.
  () => endpoints.submitPayment.initiate({ paymentRequestDto: { orderId: '', fields: {} } }),
];
