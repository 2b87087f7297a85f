import { noteBodySize, setCallWatcher, startCall, takeBodySize, type WatchedCall } from './callWatch';

const ADDRESS = 'https://api.shop.example/api/v1/products?page=2';
const PATH = '/api/v1/products?page=2';

const call: WatchedCall = {
  method: 'GET',
  path: PATH,
  status: 200,
  duration: 12,
  sent: null,
  received: 40,
  error: '',
};

afterEach(() => setCallWatcher(null));

it('tells who watches of the beginning and of the end of a call', () => {
  const seen: unknown[] = [];
  setCallWatcher(() => {
    seen.push('begun');
    return (ended) => seen.push(ended);
  });
  const end = startCall();
  expect(seen).toEqual(['begun']);
  end?.(call);
  expect(seen).toEqual(['begun', call]);
});

it('knows the size of the last body of a path, once', () => {
  setCallWatcher(() => () => undefined);
  noteBodySize(ADDRESS, 40);
  noteBodySize(ADDRESS, 50);
  expect(takeBodySize('/api/v1/products')).toBeNull();
  expect(takeBodySize(PATH)).toBe(50);
  expect(takeBodySize(PATH)).toBeNull();
});

it('notes nothing where nobody watches', () => {
  noteBodySize(ADDRESS, 40);
  expect(startCall()).toBeNull();
  expect(takeBodySize(PATH)).toBeNull();
});
