/** Decides where a picture comes from; what it uses of the browser is passed in. */

/**
 * Whether a host lets scripts read its pictures (CORS). Where it does, status and size of a picture are known, so that
 * it can be kept and used without asking again. Where not, an error cannot be told from a picture: a kept one is for
 * the time without a network alone, and few are kept.
 */
type Access = 'readable' | 'opaque';

/** Ways to get a picture. Each rejects where there is none. */
export interface PictureSources {
  readonly ownOrigin: string;
  /** From the cache, else from the network as scripts may read it. */
  readonly readable: (event: ExtendableEvent, request: Request) => Promise<Response>;
  /** From the network, else from the cache of pictures that scripts may not read. */
  readonly opaque: (event: ExtendableEvent, request: Request) => Promise<Response>;
  /** From the network alone. */
  readonly plain: (request: Request) => Promise<Response>;
  /** Whether a picture of an origin is kept in this way. */
  readonly isKept: (access: Access, origin: string) => Promise<boolean>;
  /** The same picture of another width, from the cache. */
  readonly findOtherWidth: (url: string) => Promise<Response | undefined>;
}

/**
 * Returns what answers with pictures; that rejects where there is none. It remembers the access of each host, and else
 * finds it out from what is kept.
 */
export function createPictureAnswers(sources: PictureSources) {
  const known = new Map<string, Access>();
  /** The origins that are being found out about. */
  const probed = new Set<string>();

  async function findAccess(origin: string): Promise<Access | null> {
    const found = known.get(origin);
    if (found !== undefined) return found;
    if (origin === sources.ownOrigin || (await sources.isKept('readable', origin))) return 'readable';
    return (await sources.isKept('opaque', origin)) ? 'opaque' : null;
  }

  /** Finds out about an origin with a picture that has just been loaded, and keeps it. Never rejects. */
  async function probe(event: ExtendableEvent, url: string, origin: string): Promise<void> {
    if (probed.has(origin)) return;
    probed.add(origin);
    try {
      await sources.readable(event, new Request(url, { cache: 'force-cache' }));
      known.set(origin, 'readable');
    } catch {
      // The network has just given the picture: it is the host that does not allow it.
      known.set(origin, 'opaque');
      await sources.opaque(event, new Request(url, { mode: 'no-cors' })).catch(() => undefined);
    } finally {
      probed.delete(origin);
    }
  }

  return async (event: ExtendableEvent, request: Request): Promise<Response> => {
    const { origin } = new URL(request.url);
    const access = await findAccess(origin);
    if (access !== null) known.set(origin, access);
    switch (access) {
      case 'readable':
        try {
          return await sources.readable(event, request);
        } catch {
          return (await sources.findOtherWidth(request.url)) ?? sources.plain(request);
        }
      case 'opaque':
        return sources.opaque(event, request);
      case null: {
        const response = await sources.plain(request);
        event.waitUntil(probe(event, request.url, origin));
        return response;
      }
    }
  };
}
