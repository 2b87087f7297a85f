import Typography from '@mui/material/Typography';
import { use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { PageHeadingContext, PAGE_HEADING_ATTRIBUTE } from './pageHeadingContext';

interface CommonProps {
  /** 'display' is for a hero or the 404. */
  readonly variant?: 'h1' | 'h2' | 'display';
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

interface TextProps extends CommonProps {
  readonly children: string;
  readonly text?: undefined;
}

interface MarkupProps extends CommonProps {
  readonly children: ReactNode;
  readonly text: string;
}

type PageHeadingProps = TextProps | MarkupProps;

/** The h1 of a page. It sets the document's title, and gets the focus after a navigation. */
export function PageHeading({ children, text, variant = 'h1', headingRef }: PageHeadingProps) {
  const ownRef = useRef<HTMLHeadingElement>(null);
  const ref = headingRef ?? ownRef;
  const { onShown, Title } = use(PageHeadingContext);
  const shownText = text === undefined ? children : text;

  useEffect(() => {
    if (ref.current !== null) onShown(ref.current);
  }, [ref, shownText, onShown]);

  return (
    <>
      <Title heading={shownText} />
      <Typography
        ref={ref}
        component="h1"
        variant={variant}
        tabIndex={-1}
        {...{ [PAGE_HEADING_ATTRIBUTE]: '' }}
      >
        {children}
      </Typography>
    </>
  );
}
