/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { storefrontApi } from '../../api/storefrontApi';
import { Secret } from '../../lib/secrets/secret';
import { buildOrder } from '../../testing/builders';
import { answer, cutOff, refuse, requestsOf } from '../../testing/server';
import { lookUpStanding, pollStanding } from './orderStanding';

const orderId = 'ORD-2026-000042';

/** A signed-in shopper's shop, and the pauses that a look-up asked for. */
function openSignedIn() {
  const { dispatch, getState } = openShop({ shopper: 'signedIn' }).store;
  const pauses: number[] = [];
  const delay = (time: number) => {
    pauses.push(time);
    return Promise.resolve();
  };
  return { api: { dispatch, getState, delay }, pauses };
}

const contacts = () => requestsOf('trackOrder').map(({ url }) => url.searchParams.get('contactInfo'));

describe('An order that is polled', () => {
  it.each([
    [0, { kind: 'waiting' }],
    [1, { kind: 'movedOn', status: 1 }],
    [4, { kind: 'movedOn', status: 4 }],
  ])('with the status %s stands as %j', async (status, standing) => {
    answer('trackOrder', buildOrder({ id: orderId, status }));
    expect(await pollStanding(openSignedIn().api, orderId)).toEqual(standing);
  });

  it('is asked for with the email of the account, which is asked for once', async () => {
    answer('getAccountInfo', { email: 'asha@example.com', firstName: 'Asha', lastName: 'Verma' });
    answer('trackOrder', buildOrder({ id: orderId, status: 0 }));
    const { api } = openSignedIn();
    await pollStanding(api, orderId);
    await pollStanding(api, orderId);
    expect(contacts()).toEqual(['asha@example.com', 'asha@example.com']);
    expect(requestsOf('getAccountInfo')).toHaveLength(1);
    expect(requestsOf('listOrders')).toEqual([]);
  });

  it('is asked for with the email that the shopper has signed in with', async () => {
    answer('trackOrder', buildOrder({ id: orderId, status: 0 }));
    const { api } = openSignedIn();
    const authorizeRequestDto = { email: 'ravi@example.com', password: new Secret('correct-horse') };
    await api.dispatch(storefrontApi.endpoints.authorizeUser.initiate({ authorizeRequestDto }));
    await pollStanding(api, orderId);
    expect(contacts()).toEqual(['ravi@example.com']);
    expect(requestsOf('getAccountInfo')).toEqual([]);
  });

  it('is looked for among all orders where the email cannot be found out', async () => {
    refuse('getAccountInfo', 404);
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    expect(await pollStanding(openSignedIn().api, orderId)).toEqual({ kind: 'movedOn', status: 1 });
    expect(contacts()).toEqual([]);
  });

  it('waits where the store does not list it, and is unknown where the store does not answer', async () => {
    refuse('getAccountInfo', 404);
    answer('listOrders', []);
    expect(await pollStanding(openSignedIn().api, orderId)).toEqual({ kind: 'waiting' });
    cutOff('listOrders');
    expect(await pollStanding(openSignedIn().api, orderId)).toEqual({ kind: 'unknown' });
  });
});

describe('An order that is looked up', () => {
  it('is looked up as often as is asked for, with pauses between', async () => {
    answer('listOrders', [buildOrder({ id: orderId, status: 0 })]);
    const { api, pauses } = openSignedIn();
    expect(await lookUpStanding(api, orderId, 3)).toEqual({ kind: 'waiting' });
    expect(requestsOf('listOrders')).toHaveLength(3);
    expect(pauses).toEqual([1500, 1500]);
  });

  it('is not looked up again once it has moved on', async () => {
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    const { api, pauses } = openSignedIn();
    expect(await lookUpStanding(api, orderId, 3)).toEqual({ kind: 'movedOn', status: 1 });
    expect(requestsOf('listOrders')).toHaveLength(1);
    expect(pauses).toEqual([]);
  });
});
