import { createPictureAnswers, type PictureSources } from './pictures';

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
