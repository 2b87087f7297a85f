import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHeadingContext, type ShownHeading } from '../../components/pageHeadingContext';
import { DocumentTitle } from './DocumentTitle';

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
  const currentPath = useRef(pathname);
  // The first page was loaded by the browser, which has put the focus where it belongs.
  const focusedPath = useRef(pathname);

  // A layout effect: the heading of the new page reports itself in an effect of the same render, which runs later.
  useLayoutEffect(() => {
    currentPath.current = pathname;
  }, [pathname]);

  const host = useMemo(
    () => ({
      onShown: ({ element }: ShownHeading) => {
        if (focusedPath.current === currentPath.current) return;
        focusedPath.current = currentPath.current;
        element.focus({ preventScroll: true });
      },
      Title: DocumentTitle,
    }),
    [],
  );

  return <PageHeadingContext value={host}>{children}</PageHeadingContext>;
}
