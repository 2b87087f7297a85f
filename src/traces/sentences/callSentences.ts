import { capitalised, joined } from '../../lib/strings';
import { orderStatusName } from '../../lib/orderStatus';
import { storefrontApi, type EndpointName } from '../../api/storefrontApi';
import { counted } from '../traceTexts';

/** What a call says in a replay. Its functions may throw: an action of a file may not be what its type promises. */
interface CallStory {
  readonly part: string;
  /** What was asked, such as 'Listing asked for page 2'. */
  readonly asked: (action: unknown) => string;
  /** What the answer was, such as '12 products'. */
  readonly answered: (action: unknown) => string;
}

interface Asked<Arg> {
  readonly meta: { readonly arg: { readonly originalArgs: Arg } };
}

interface Endpoint<Arg, Result> {
  readonly matchPending: (action: unknown) => action is Asked<Arg>;
  readonly matchRejected: (action: unknown) => action is Asked<Arg>;
  readonly matchFulfilled: (action: unknown) => action is Asked<Arg> & { readonly payload: Result };
}

function describeCall<Arg, Result>(
  part: string,
  { matchPending, matchRejected, matchFulfilled }: Endpoint<Arg, Result>,
  asked: string | ((arg: Arg) => string),
  answered: string | ((result: Result) => string),
): CallStory {
  return {
    part,
    asked(action) {
      if (typeof asked === 'string') return asked;
      const isOwn = matchPending(action) || matchFulfilled(action) || matchRejected(action);
      return isOwn ? asked(action.meta.arg.originalArgs) : part;
    },
    answered(action) {
      if (typeof answered === 'string') return answered;
      return matchFulfilled(action) ? answered(action.payload) : part;
    },
  };
}

const { endpoints } = storefrontApi;

/** What the calls of the API say in a replay. One without an entry is told by its name. */
const callStories: { readonly [Name in EndpointName]?: CallStory } = {
  authorizeUser: describeCall(
    'Account',
    endpoints.authorizeUser,
    ({ authorizeRequestDto }) => `Signing in as ${authorizeRequestDto.email}`,
    'signed in',
  ),
  registerUser: describeCall(
    'Account',
    endpoints.registerUser,
    ({ registerRequestDto }) => `Registering ${registerRequestDto.email}`,
    'registered',
  ),
  getAccountInfo: describeCall('Account', endpoints.getAccountInfo, 'Account asked for', 'there'),
  getStoreInfo: describeCall(
    'Store',
    endpoints.getStoreInfo,
    'Store’s information asked for',
    ({ storeName }) => storeName,
  ),
  listProducts: describeCall(
    'Catalogue',
    endpoints.listProducts,
    ({ page, category, parentCategory, featured }) => {
      const narrowed = joined(
        [featured === true ? 'featured' : '', category ?? '', parentCategory ?? ''],
        ', ',
      );
      return `Listing asked for page ${page ?? 1}${narrowed === '' ? '' : ` of ${narrowed}`}`;
    },
    ({ products, total }) =>
      products.length < total
        ? `${products.length} of ${counted(total, 'product')}`
        : counted(products.length, 'product'),
  ),
  getProduct: describeCall(
    'Product',
    endpoints.getProduct,
    ({ id }) => `Product ${id} asked for`,
    (product) => product?.name ?? 'no such product',
  ),
  listOrders: describeCall('Orders', endpoints.listOrders, 'Orders asked for', (orders) =>
    counted(orders.length, 'order'),
  ),
  trackOrder: describeCall(
    'Orders',
    endpoints.trackOrder,
    ({ orderId }) => `Order ${orderId} asked for`,
    (order) => (order === null ? 'no such order' : orderStatusName(order.status)),
  ),
  createOrder: describeCall('Checkout', endpoints.createOrder, 'Order sent', (orderId) =>
    orderId === '' ? 'accepted, without a number' : `accepted as ${orderId}`,
  ),
  getPaymentFields: describeCall('Payment', endpoints.getPaymentFields, 'Payment form asked for', (fields) =>
    counted(fields.length, 'field'),
  ),
  submitPayment: describeCall('Payment', endpoints.submitPayment, 'Payment sent', ({ kind }) =>
    kind === 'failed' ? 'declined' : kind === 'completed' ? 'paid' : `goes on (${kind})`,
  ),
};

const storyByEndpoint: ReadonlyMap<string, CallStory> = new Map(Object.entries(callStories));

/** A call told by its name: 'getShowroomHours' is 'Get showroom hours'. */
export function storyByName(name: string): CallStory {
  const asked = capitalised(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  return { part: 'Store', asked: () => asked, answered: () => 'answered' };
}

/** What a call of the API says; null for a call that this build does not have. */
export function storyOfCall(endpoint: string): CallStory | null {
  return storyByEndpoint.get(endpoint) ?? (endpoint in endpoints ? storyByName(endpoint) : null);
}
