import { noAddresses } from './purchaseState';

it('There are no saved addresses before they are read', () => {
  expect(noAddresses.addresses).toEqual([]);
});
