import { MAX_KEPT_BYTES } from '../lib/offlineCaches';
import {
  handlingOf,
  keyOf,
  placesOf,
  readRequest,
  type RequestFacts,
  isFile,
  isKeptPicture,
  isVisitorsAnswer,
} from './handling';
import { createPictureAnswers, type PictureSources } from './pictures';

describe('Handling', () => {
  const SHOP = 'https://shop.example';

  const API = 'https://api.shop.example/api/v1';

  const facts = (url: string, more: Partial<RequestFacts> = {}): RequestFacts => ({
    method: 'GET',
    mode: 'cors',
    destination: '',
    url,
    ...more,
  });

  const places = placesOf(`${SHOP}/sw.js?api=${encodeURIComponent(API)}`);

  const handling = (url: string, more?: Partial<RequestFacts>) => handlingOf(facts(url, more), places);

  describe('The service worker answers', () => {
    it('pages of the shop, and of no other host', () => {
      expect(handling(`${SHOP}/cart`, { mode: 'navigate' })).toBe('page');
      expect(handling(`${SHOP}/product/a.b`, { mode: 'navigate' })).toBe('page');
      expect(handling('https://bank.example/pay', { mode: 'navigate' })).toBeNull();
      expect(handling(`${SHOP}/cart`, { mode: 'navigate', method: 'POST' })).toBeNull();
    });

    it('files with a hash in their names', () => {
      expect(handling(`${SHOP}/assets/cart.0123456789.js`, { destination: 'script' })).toBe('file');
      expect(handling(`${SHOP}/assets/letters.0123456789.woff2`, { destination: 'font' })).toBe('file');
      for (const path of [
        '/assets/main.js',
        '/sw.js',
        '/robots.txt',
        '/search-index.json?v=1',
        '/assets/a/b.0123456789.js',
      ])
        expect([path, handling(`${SHOP}${path}`)]).toEqual([path, null]);
      expect(handling('https://other.example/assets/cart.0123456789.js')).toBeNull();
    });

    it('the calls whose answers are the same for everybody', () => {
      expect(handling(`${API}/products/claw-hammer`)).toBe('product');
      expect(handling(`${API}/products?page=2&limit=12`)).toBe('list');
      expect(handling(`${API}/storeInfo`)).toBe('list');
    });

    it('no call of an account, and nothing that is sent', () => {
      for (const path of [
        'accountInfo',
        'orders',
        'orders/7',
        'users/authorize',
        'payments/fields',
        'payments',
        'products/a/b',
      ])
        expect([path, handling(`${API}/${path}`)]).toEqual([path, null]);
      expect(handling(`${API}/products/claw-hammer`, { method: 'POST' })).toBeNull();
      // The page itself, as a tab asks which build the server has.
      expect(handling(`${SHOP}/products`)).toBeNull();
    });

    it('no whole catalogue, which search keeps by itself', () => {
      expect(handling(`${API}/products?page=1&limit=100`)).toBeNull();
    });

    it('pictures of every host, and no picture that is in the page', () => {
      expect(
        handling('https://pictures.example/a.webp?w=320', { destination: 'image', mode: 'no-cors' }),
      ).toBe('picture');
      expect(handling('data:image/png;base64,AAAA', { destination: 'image', mode: 'no-cors' })).toBeNull();
    });
  });

  it('knows the shop below a path, and an API at another one', () => {
    const below = placesOf(`${SHOP}/tools/sw.js?api=${encodeURIComponent(`${SHOP}/store/v2`)}`);
    const of = (url: string, mode: RequestFacts['mode'] = 'cors') => handlingOf(facts(url, { mode }), below);
    expect(of(`${SHOP}/tools/cart`, 'navigate')).toBe('page');
    expect(of(`${SHOP}/other/cart`, 'navigate')).toBeNull();
    expect(of(`${SHOP}/tools/assets/cart.0123456789.js`)).toBe('file');
    expect(of(`${SHOP}/assets/cart.0123456789.js`)).toBeNull();
    expect(of(`${SHOP}/store/v2/products/hammer`)).toBe('product');
    expect(of(`${SHOP}/store/v2/orders`)).toBeNull();
    expect(of(`${API}/products/hammer`)).toBeNull();
  });

  it('finds an answer whatever the order of the parameters', () => {
    expect(keyOf(`${API}/products?page=1&limit=12`)).toBe(keyOf(`${API}/products?limit=12&page=1`));
    expect(keyOf(`${API}/products?page=1`)).not.toBe(keyOf(`${API}/products?page=2`));
  });

  describe('A message to the service worker', () => {
    it('asks to keep addresses or to forget', () => {
      expect(readRequest({ kind: 'forget' })).toEqual({ kind: 'forget' });
      expect(
        readRequest({ kind: 'keep', addresses: [`${API}/storeInfo`, 'nonsense', 7], pictures: ['data:,a'] }),
      ).toEqual({
        kind: 'keep',
        addresses: [`${API}/storeInfo`],
        pictures: [],
      });
    });

    it('of any other form is ignored', () => {
      for (const message of [null, 'forget', { kind: 'skipWaiting' }, {}])
        expect(readRequest(message)).toBeNull();
    });

    it('names a hundred addresses at most', () => {
      const addresses = Array.from({ length: 500 }, (_, at) => `${API}/products/${at}`);
      expect(readRequest({ kind: 'keep', addresses, pictures: [] })).toMatchObject({
        addresses: addresses.slice(0, 100),
      });
    });
  });
});

describe('Keeping', () => {
  const address = 'https://api.shop.example/api/v1/products/hammer';

  const visitors = new Request(address);

  const answer = (body: string, headers: Record<string, string> = {}, status = 200) =>
    new Response(body, { status, headers });

  describe('Of the answers to public calls', () => {
    it('those to a visitor are kept, also where the browser must not', async () => {
      expect(await isVisitorsAnswer(visitors, answer('{}', { 'cache-control': 'no-store' }))).toBe(true);
    });

    it('none to a request with a token is kept', async () => {
      const accounts = new Request(address, { headers: { Authorization: 'Bearer secret' } });
      expect(await isVisitorsAnswer(accounts, answer('{}'))).toBe(false);
    });

    it('no failure is kept', async () => {
      for (const status of [404, 410, 500])
        expect(await isVisitorsAnswer(visitors, answer('{}', {}, status))).toBe(false);
    });

    it('none is kept that is too large, whether a header says so or not', async () => {
      const large = 'x'.repeat(MAX_KEPT_BYTES + 1);
      expect(await isVisitorsAnswer(visitors, answer(large))).toBe(false);
      expect(await isVisitorsAnswer(visitors, answer('{}', { 'content-length': String(large.length) }))).toBe(
        false,
      );
      expect(await isVisitorsAnswer(visitors, answer(large.slice(1)))).toBe(true);
    });

    it('the answer can still be read', async () => {
      const response = answer('{"id":1}');
      await isVisitorsAnswer(visitors, response);
      expect(await response.text()).toBe('{"id":1}');
    });
  });

  it('no page is kept in place of a file', () => {
    expect(isFile(answer('code', { 'content-type': 'text/javascript' }))).toBe(true);
    expect(isFile(answer('<!doctype html>', { 'content-type': 'text/html; charset=utf-8' }))).toBe(false);
    expect(isFile(answer('', {}, 404))).toBe(false);
  });

  it('pictures are kept, but none that is private, missing or too large', async () => {
    const picture = { 'content-type': 'image/webp' };
    expect(await isKeptPicture(answer('pixels', { ...picture, 'cache-control': 'public, max-age=60' }))).toBe(
      true,
    );
    expect(await isKeptPicture(answer('pixels', { ...picture, 'cache-control': 'private' }))).toBe(false);
    expect(await isKeptPicture(answer('pixels', { ...picture, 'cache-control': 'no-store' }))).toBe(false);
    expect(await isKeptPicture(answer('pixels', picture, 404))).toBe(false);
    expect(await isKeptPicture(answer('x'.repeat(MAX_KEPT_BYTES + 1), picture))).toBe(false);
  });
});

describe('Pictures', () => {
  const OWN = 'https://shop.example';

  const HOST = 'https://pictures.example';

  /** A network of hosts whose pictures scripts may read or not, with what the device keeps of them. */
  function createDevice({ readableHosts }: { readonly readableHosts: readonly string[] }) {
    const kept = { readable: new Map<string, string>(), opaque: new Map<string, string>() };
    const device = { isOnline: true, kept, asked: [] as string[] };
    const ask = (way: string, { url }: Request): string => {
      device.asked.push(way);
      if (!device.isOnline) throw new TypeError('Failed to fetch');
      return `network ${url}`;
    };
    const sources: PictureSources = {
      ownOrigin: OWN,
      readable: async (_event, request) => {
        const found = kept.readable.get(request.url);
        if (found !== undefined) return new Response(found);
        const body = ask('readable', request);
        if (!readableHosts.includes(new URL(request.url).origin)) throw new TypeError('CORS');
        kept.readable.set(request.url, `kept ${request.url}`);
        return new Response(body);
      },
      opaque: async (_event, request) => {
        const found = kept.opaque.get(request.url);
        if (!device.isOnline && found !== undefined) return new Response(found);
        const body = ask('opaque', request);
        kept.opaque.set(request.url, `kept ${request.url}`);
        return new Response(body);
      },
      plain: async (request) => new Response(ask('plain', request)),
      isKept: async (access, origin) => [...kept[access].keys()].some((url) => url.startsWith(origin)),
      findOtherWidth: async (url) => {
        const path = url.replace(/\?.*/, '');
        const other = [...kept.readable].find(([address]) => address.startsWith(path));
        return other && new Response(other[1]);
      },
    };
    /** The browser ends a worker when nothing happens, and starts another one. */
    const startWorker = () => {
      const answer = createPictureAnswers(sources);
      return async (url: string): Promise<string> => {
        device.asked = [];
        const works: Promise<unknown>[] = [];
        const event = Object.assign(new Event('fetch'), {
          waitUntil: (work: Promise<unknown>) => void works.push(work),
        });
        const response = await answer(event, new Request(url));
        await Promise.all(works);
        return response.text();
      };
    };
    return { device, startWorker };
  }

  describe('A picture of a host that lets scripts read it', () => {
    it('is shown as asked, kept, and comes from the device from then on', async () => {
      const { device, startWorker } = createDevice({ readableHosts: [HOST] });
      const show = startWorker();
      expect(await show(`${HOST}/a`)).toBe(`network ${HOST}/a`);
      expect(device.asked).toEqual(['plain', 'readable']);
      expect(await show(`${HOST}/a`)).toBe(`kept ${HOST}/a`);
      expect(device.asked).toEqual([]);
    });

    it('is asked for once where its host is known, also by the next worker', async () => {
      const { device, startWorker } = createDevice({ readableHosts: [HOST] });
      await startWorker()(`${HOST}/a`);
      expect(await startWorker()(`${HOST}/b`)).toBe(`network ${HOST}/b`);
      expect(device.asked).toEqual(['readable']);
    });

    it('is shown in another width without a network', async () => {
      const { device, startWorker } = createDevice({ readableHosts: [HOST] });
      const show = startWorker();
      await show(`${HOST}/a?w=320`);
      device.isOnline = false;
      expect(await show(`${HOST}/a?w=640`)).toBe(`kept ${HOST}/a?w=320`);
      await expect(show(`${HOST}/b?w=640`)).rejects.toThrow('Failed to fetch');
    });
  });

  describe('A picture of any other host', () => {
    it('comes from the network, and from the device only without one', async () => {
      const { device, startWorker } = createDevice({ readableHosts: [] });
      const show = startWorker();
      await show(`${HOST}/a`);
      expect(await show(`${HOST}/a`)).toBe(`network ${HOST}/a`);
      device.isOnline = false;
      expect(await show(`${HOST}/a`)).toBe(`kept ${HOST}/a`);
    });

    it('is not asked for in vain again, also by the next worker', async () => {
      const { device, startWorker } = createDevice({ readableHosts: [] });
      await startWorker()(`${HOST}/a`);
      await startWorker()(`${HOST}/b`);
      expect(device.asked).toEqual(['opaque']);
    });
  });

  it('nothing is concluded about a host without a network', async () => {
    const { device, startWorker } = createDevice({ readableHosts: [HOST] });
    const show = startWorker();
    device.isOnline = false;
    await expect(show(`${HOST}/a`)).rejects.toThrow('Failed to fetch');
    device.isOnline = true;
    await show(`${HOST}/a`);
    expect(await show(`${HOST}/a`)).toBe(`kept ${HOST}/a`);
  });

  it('pictures of the shop itself are readable', async () => {
    const { device, startWorker } = createDevice({ readableHosts: [OWN] });
    expect(await startWorker()(`${OWN}/icons/icon.svg`)).toBe(`network ${OWN}/icons/icon.svg`);
    expect(device.asked).toEqual(['readable']);
  });
});
