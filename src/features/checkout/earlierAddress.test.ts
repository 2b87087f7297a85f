import { buildAddress, buildOrderModel } from '../../testing/builders';
import { earlierAddress } from './earlierAddress';

const order = buildOrderModel();
const place = { address: '7 Lake View Road', city: 'Pune', state: 'Maharashtra', postalCode: '411001' };

describe('The address of an earlier order', () => {
  it('is that of the newest order that has one', () => {
    const older = buildOrderModel({
      date: '2020-01-01T00:00:00.000Z',
      shipping: { ...order.shipping, parts: { address: 'Elsewhere', city: '', state: '' } },
    });
    const { parts: _parts, ...withoutParts } = order.shipping;
    const newest = buildOrderModel({ date: '2030-01-01T00:00:00.000Z', shipping: withoutParts });
    expect(earlierAddress([older, order, newest], [])).toEqual(place);
    expect(earlierAddress([newest], [])).toBeNull();
    expect(earlierAddress([], [])).toBeNull();
  });

  it('leaves out what the order does not tell', () => {
    const parts = { address: '7 Lake View Road', city: '', state: '' };
    const shipping = { ...order.shipping, parts, postalCode: '' };
    expect(earlierAddress([buildOrderModel({ shipping })], [])).toEqual({
      ...place,
      city: '',
      state: '',
      postalCode: '',
    });
  });

  it('is none where it is kept on this device', () => {
    expect(earlierAddress([order], [buildAddress()])).toBeNull();
    expect(earlierAddress([order], [buildAddress({ city: 'Nashik' })])).toEqual(place);
  });

  it('is no longer than the form takes', () => {
    const parts = { address: 'x'.repeat(900), city: 'y'.repeat(300), state: 'z' };
    const shipping = { ...order.shipping, parts };
    const found = earlierAddress([buildOrderModel({ shipping })], []);
    expect([found?.address.length, found?.city.length]).toEqual([500, 100]);
  });
});
