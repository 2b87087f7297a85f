import type { AppStartListening } from '../types';
import type { LaterReducers } from './laterReducers';
import { addLaterReducers } from './laterReducers';

/** Reducers and listeners that are loaded with the screens that dispatch their events. */
export interface LaterFeature {
  readonly reducers?: Partial<LaterReducers>;
  readonly addListeners?: (startListening: AppStartListening) => void;
}

const installed = new Set<LaterFeature>();
/** The page's store. */
let listenTo: AppStartListening | null = null;

/**
 * Adds a feature to the page's store, and to every store that is created later. A second time changes nothing. Until
 * then its slices keep their first state: only its own screens dispatch what changes them.
 */
export function installFeature(feature: LaterFeature): void {
  if (installed.has(feature)) return;
  installed.add(feature);
  addLaterReducers(feature.reducers ?? {});
  if (listenTo !== null) feature.addListeners?.(listenTo);
}

/** Adds the listeners of the installed features to a new store; those of later ones follow. */
export function addLaterListeners(startListening: AppStartListening): void {
  listenTo = startListening;
  for (const feature of installed) feature.addListeners?.(startListening);
}
