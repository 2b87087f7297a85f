import { requireAccount } from '../../apiServer/apiContract';
import { HttpError } from '../../apiServer/errors';
import { shopUrlOf } from '../../apiServer/origins';
import { readCustomer } from './accounts';
import type { GatewayParts, Handlers } from './types';

const ORDER = `query ($id: String!) { shopOrder(id: $id) { id status total } }`;

/** The handlers of getPaymentFields and submitPayment. */
export const createPaymentHandlers = ({
  engine,
  provider,
  shopUrl,
}: Pick<GatewayParts, 'engine' | 'provider' | 'shopUrl'>): Pick<
  Handlers,
  'getPaymentFields' | 'submitPayment'
> => ({
  getPaymentFields: async (_request, context) => {
    const customer = await readCustomer(engine, requireAccount(context));
    return { fields: [...provider.fields({ email: customer.text('emailAddress') })] };
  },
  submitPayment: async ({ body: { fields, orderId } }, context) => {
    const { token } = requireAccount(context);
    const { data } = await engine({
      api: 'shop-api',
      name: 'shopOrder',
      query: ORDER,
      variables: { id: orderId.trim() },
      token,
    });
    if (!data.has('shopOrder')) throw new HttpError(404, 'There is no order with this number.');
    const order = data.child('shopOrder');
    return provider.submit({
      order: { id: order.text('id'), status: order.number('status'), totalPaise: order.number('total') },
      fields,
      ownOrigin: context.ownOrigin,
      shopOrigin: shopUrlOf(context.shopOrigin, shopUrl),
    });
  },
});
