import type { Action } from '@reduxjs/toolkit';
import type { AppDispatch, AppStartListening } from '../types';
import type { LaterReducers } from './laterReducers';
import { addLaterReducers } from './laterReducers';

/** Reducers and listeners that are loaded with the screens that dispatch their events. */
export interface LaterFeature {
  readonly reducers?: Partial<LaterReducers>;
  readonly addListeners?: (startListening: AppStartListening) => void;
  /** Creates the event that its listeners hear when they come to a store that has started without them. */
  readonly installed?: () => Action;
}

/** What a store offers to features. */
interface FeatureStore {
  readonly startListening: AppStartListening;
  readonly dispatch: AppDispatch;
}

const installed = new Set<LaterFeature>();
/** The page's store. */
let pageStore: FeatureStore | null = null;

/**
 * Adds a feature to the page's store, and to every store that is created later. A second time changes nothing. Until
 * then its slices keep their first state: only its own screens and listeners dispatch what changes them.
 */
export function installFeature(feature: LaterFeature): void {
  if (installed.has(feature)) return;
  installed.add(feature);
  addLaterReducers(feature.reducers ?? {});
  if (pageStore === null) return;
  feature.addListeners?.(pageStore.startListening);
  if (feature.installed !== undefined) pageStore.dispatch(feature.installed());
}

/** Adds the listeners of the installed features to a new store; those of later ones follow. */
export function addLaterListeners(store: FeatureStore): void {
  pageStore = store;
  for (const feature of installed) feature.addListeners?.(store.startListening);
}
