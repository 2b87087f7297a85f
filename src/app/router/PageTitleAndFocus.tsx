import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { connect } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { brand } from '../../brand';
import { PageHeadingContext } from '../../components/PageHeading';
import { selectStoreInfo } from '../../features/storeInfo/storeInfoSelectors';
import type { RootState } from '../types';

/** The document's title, which React moves to the document's head: the page's heading, where it has one, and the shop's name. */
export const DocumentTitle = connect((state: RootState) => ({
  storeName: selectStoreInfo(state).storeName || brand.name,
}))(function Title({ heading, storeName }: { readonly heading: string | null; readonly storeName: string }) {
  const title = heading === null ? storeName : `${heading} · ${storeName}`;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
    </>
  );
});

/**
 * Makes the page's heading the document's title, and moves the focus to it after a navigation to another path: what a
 * browser does by itself when it loads a page.
 */
export function PageTitleAndFocus({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const currentPath = useRef(pathname);
  // The first page was loaded by the browser, which has put the focus where it belongs.
  const focusedPath = useRef(pathname);
  const focused = useRef<HTMLElement | null>(null);

  // A layout effect: the heading of the new page reports itself in an effect of the same render, which runs later.
  useLayoutEffect(() => {
    currentPath.current = pathname;
  }, [pathname]);

  const host = useMemo(
    () => ({
      onShown: (heading: HTMLElement) => {
        // Of a page without an answer yet, another heading may take its place, as where there is no such product.
        const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
        if (focusedPath.current === currentPath.current && !isLost) return;
        focusedPath.current = currentPath.current;
        focused.current = heading;
        heading.focus({ preventScroll: true });
      },
      Title: DocumentTitle,
    }),
    [],
  );

  return <PageHeadingContext value={host}>{children}</PageHeadingContext>;
}
