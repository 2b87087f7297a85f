import { createContext, createElement, type ComponentType } from 'react';

interface TitleProps {
  /** The text of the page's h1; null while the page has none. */
  readonly heading: string | null;
}

interface PageHeadingHost {
  /** Called when the heading is shown and when its text changes: the focus follows it. */
  readonly onShown: (heading: HTMLElement) => void;
  readonly Title: ComponentType<TitleProps>;
}

/** The default is for a heading outside the shop, as in a test of one screen. */
export const PageHeadingContext = createContext<PageHeadingHost>({
  onShown: () => undefined,
  Title: ({ heading }) => createElement('title', null, heading),
});

export const PAGE_HEADING_ATTRIBUTE = 'data-page-heading';

/** The h1 that `PageHeading` shows within a part of the page; null for none. */
export function findPageHeading(within: ParentNode): HTMLElement | null {
  return within.querySelector<HTMLElement>(`[${PAGE_HEADING_ATTRIBUTE}]`);
}
