import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ShownHeading } from '../../components/pageHeadingContext';
import { PageHeadingContext } from '../../components/pageHeadingContext';
import { selectStoreInfo } from '../../features/shop/shopSelectors';
import type { RootState } from '../types';
import { brand } from '../../brand';

const connector = connect((state: RootState) => ({
  storeName: selectStoreInfo(state).storeName || brand.name,
}));

interface TitleProps extends ConnectedProps<typeof connector> {
  readonly heading: string;
}

/** The document's title, which React moves to the document's head. */
const DocumentTitle = connector(({ heading, storeName }: TitleProps) => (
  <title>{`${heading} · ${storeName}`}</title>
));

interface PageTitleAndFocusProps {
  /** The page, and what is around it. */
  readonly children: ReactNode;
}

/**
 * Makes the page's heading the document's title, and moves the focus to it after a navigation to another path: what a
 * browser does by itself when it loads a page.
 */
export function PageTitleAndFocus({ children }: PageTitleAndFocusProps) {
  const { pathname } = useLocation();
  // Kept while the next page is loading and has no heading yet.
  const [heading, setHeading] = useState<string | null>(null);
  const currentPath = useRef(pathname);
  // The first page was loaded by the browser, which has put the focus where it belongs.
  const focusedPath = useRef(pathname);

  // A layout effect: the heading of the new page reports itself in an effect of the same render, which runs later.
  useLayoutEffect(() => {
    currentPath.current = pathname;
  }, [pathname]);

  const onHeadingShown = useCallback(({ element, text }: ShownHeading) => {
    setHeading(text);
    if (focusedPath.current === currentPath.current) return;
    focusedPath.current = currentPath.current;
    element.focus({ preventScroll: true });
  }, []);

  return (
    <PageHeadingContext value={onHeadingShown}>
      {heading !== null && <DocumentTitle heading={heading} />}
      {children}
    </PageHeadingContext>
  );
}
