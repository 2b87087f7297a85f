/** Orders as the engine tells them. */
import { toRupees } from '../apiServer/money';
import type { OrderDto } from '../apiServer/wire';
import type { Fields } from './fields';
import type { ServiceSession } from './serviceSession';

/** The fields that every query of orders asks for. */
export const ORDER_FIELDS = `
  id status createdAt email phone total
  lines { id familyTitle quantity unitPrice }
  shippingAddress { address city state postalCode }`;

/** An order of the engine as the API describes it. */
export const toOrderDto = (order: Fields): OrderDto => {
  const address = order.child('shippingAddress');
  return {
    id: order.text('id'),
    status: order.number('status'),
    createdAt: order.text('createdAt'),
    items: order.children('lines').map((line, index) => ({
      id: index + 1,
      // The title that GET /products has for it: the shop finds an order's products, and a lost order, by it.
      productTitle: line.text('familyTitle'),
      quantity: line.number('quantity'),
      price: toRupees(line.number('unitPrice')),
    })),
    shippingAddress: {
      address: address.text('address'),
      city: address.text('city'),
      state: address.text('state'),
      postalCode: address.text('postalCode'),
    },
  };
};

const TRACKED = `query ($id: String!) { trackedOrder(id: $id) { ${ORDER_FIELDS} } }`;

/** Any order by its number; null where there is none. */
export const findAnyOrder = async (service: ServiceSession, id: string): Promise<Fields | null> => {
  const { data } = await service({ name: 'trackedOrder', query: TRACKED, variables: { id } });
  return data.has('trackedOrder') ? data.child('trackedOrder') : null;
};
