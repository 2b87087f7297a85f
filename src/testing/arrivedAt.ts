import { locationChanged } from '../features/location/locationSlice';

/** The action of a navigation to an address of the shop, such as '/orders?page=2'. */
export function arrivedAt(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://shop.example');
  return locationChanged({ location: { pathname, search, hash, state: null, key: address }, kind: 'PUSH' });
}
