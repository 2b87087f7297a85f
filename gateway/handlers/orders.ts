import { randomUUID } from 'node:crypto';
import { requireAccount } from '../../apiServer/apiContract';
import { isContactOf, orderNotFound, toOrderId, trimShipping } from '../../apiServer/orders';
import { MAX_INT } from '../engineClient';
import { findAnyOrder, ORDER_FIELDS, toOrderDto } from '../orders';
import { untilAnswered } from '../untilAnswered';
import type { GatewayParts, Handlers } from './types';

/** Guessing numbers and contacts: by where the requests come from, and by order. */
const TRACKING_CLIENT_LIMIT = { requests: 60, seconds: 300 };
const TRACKING_ORDER_LIMIT = { requests: 20, seconds: 300 };

/** A refusal takes at least this long, in ms, so that its time does not tell which orders exist. */
const REFUSAL_TIME_MS = 150;

const ORDERS = `{ shopOrders { ${ORDER_FIELDS} } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }`;

/** The handlers of listOrders, createOrder and trackOrder. */
export const createOrderHandlers = ({
  engine,
  service,
  limits,
}: Pick<GatewayParts, 'engine' | 'service' | 'limits'>): Pick<
  Handlers,
  'listOrders' | 'createOrder' | 'trackOrder'
> => ({
  listOrders: async (_request, context) => {
    const { token } = requireAccount(context);
    const { data } = await engine({ api: 'shop-api', name: 'shopOrders', query: ORDERS, token });
    return data.children('shopOrders').map(toOrderDto);
  },
  createOrder: async ({ body }, context) => {
    const { token } = requireAccount(context);
    const lines = Object.entries(body.products).map(([productId, quantity]) => ({
      productId,
      // The engine says how many can be had.
      quantity: Math.min(quantity, MAX_INT),
    }));
    const shippingAddress = trimShipping(body.shippingAddress);
    // The same for every try of this request, and for no other request.
    const input = { idempotencyKey: randomUUID(), lines, shippingAddress };
    const { data } = await untilAnswered((timeoutMs) =>
      engine({ api: 'shop-api', name: 'placeOrder', query: PLACE, variables: { input }, token, timeoutMs }),
    );
    return { id: data.child('placeOrder').text('id') };
  },
  trackOrder: async ({ params, query }, { clientAddress }) => {
    const orderId = toOrderId(params.orderId);
    await limits.count('track-client', clientAddress, TRACKING_CLIENT_LIMIT);
    await limits.count('track', orderId, TRACKING_ORDER_LIMIT);
    const refusalTime = new Promise((resolve) => setTimeout(resolve, REFUSAL_TIME_MS));
    const order = await findAnyOrder(service, orderId);
    const isTheirs = isContactOf(query.contactInfo, order?.text('email') ?? '-', order?.text('phone') ?? '');
    if (order !== null && isTheirs) return toOrderDto(order);
    await refusalTime;
    throw orderNotFound();
  },
});
