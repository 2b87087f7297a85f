import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import { use, useEffect, useRef } from 'react';
import { PageHeadingContext } from './pageHeadingContext';

interface CommonProps {
  /** 'display' is for a hero or the 404. */
  readonly variant?: 'h1' | 'h2' | 'display';
  /** For a page that moves the focus here by itself. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

interface TextProps extends CommonProps {
  readonly children: string;
  readonly text?: undefined;
}

interface MarkupProps extends CommonProps {
  readonly children: ReactNode;
  /** What the markup says, for the document's title. */
  readonly text: string;
}

export type PageHeadingProps = TextProps | MarkupProps;

/** A page's one h1. It is the document's title, and takes the focus after a navigation. */
export function PageHeading({ children, text, variant = 'h1', headingRef }: PageHeadingProps) {
  const ownRef = useRef<HTMLHeadingElement>(null);
  const ref = headingRef ?? ownRef;
  const onShown = use(PageHeadingContext);
  const shownText = text === undefined ? children : text;

  useEffect(() => {
    if (ref.current !== null) onShown({ element: ref.current, text: shownText });
  }, [ref, shownText, onShown]);

  return (
    <Typography ref={ref} component="h1" variant={variant} tabIndex={-1} data-page-heading="">
      {children}
    </Typography>
  );
}
