import type { ComponentType } from 'react';
import type { ToastStackProps } from './ToastStack';

let loaded: ComponentType<ToastStackProps> | null = null;

/** What shows toasts; null until it has been loaded. */
export function loadedToastStack(): ComponentType<ToastStackProps> | null {
  return loaded;
}

/** Loads what shows toasts, notistack included. Rejects where the chunk cannot be loaded; another call tries again. */
export async function loadToastStack(): Promise<ComponentType<ToastStackProps>> {
  loaded = (await import(/* webpackChunkName: "toasts" */ './ToastStack')).ToastStack;
  return loaded;
}
