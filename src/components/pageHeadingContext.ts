import { createContext } from 'react';

/** A page's heading on the screen. */
export interface ShownHeading {
  readonly element: HTMLElement;
  readonly text: string;
}

/** Called by a page's heading when it is shown and when its text changes: the document's title and the focus follow it. */
export const PageHeadingContext = createContext<(heading: ShownHeading) => void>(() => undefined);
