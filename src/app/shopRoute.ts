import type { LazyComponent } from '../components/lazyComponent';
import type { LaterFeature } from './later/laterFeatures';
import { installFeature } from './later/laterFeatures';

/** A page of the shop. */
export interface ShopRoute<Path extends string = string> {
  /** The router's pattern. */
  readonly path: Path;
  /** 'main': with header, footer and bottom bar. 'bare': the frame of the sign-in pages. */
  readonly layout: 'main' | 'bare';
  /** Who may see it: anyone, only a signed-in shopper, or only a visitor without a session. */
  readonly access: 'anyone' | 'session' | 'noSession';
  /** Whether its first view needs no data, so that its HTML is written at build time. */
  readonly isPrerendered: boolean;
  /** What is shown, in a chunk of its own. */
  readonly screen: LazyComponent<object>;
}

/** A screen together with the reducers and listeners that it needs, which are installed before it is first rendered. */
export async function withFeatures<Screen>(
  screen: Promise<Screen>,
  ...features: readonly Promise<LaterFeature>[]
): Promise<Screen> {
  const [loadedScreen, ...loadedFeatures] = await Promise.all([screen, ...features]);
  for (const feature of loadedFeatures) installFeature(feature);
  return loadedScreen;
}
