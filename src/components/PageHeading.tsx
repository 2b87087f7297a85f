import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { use, useEffect, useRef, type RefObject } from 'react';
import { PageHeadingContext, PAGE_HEADING_ATTRIBUTE } from './pageHeadingContext';
import { VisuallyHidden } from './VisuallyHidden';

interface PageHeadingProps {
  readonly children: string;
  /** 'display' is for a hero or the 404. */
  readonly variant?: 'h1' | 'h2' | 'display';
  /** Whether a skeleton is shown in place of the text, which screen readers still read. */
  readonly isLoading?: boolean;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** The h1 of a page. It sets the document's title, and gets the focus after a navigation. */
export function PageHeading({ children, variant = 'h1', isLoading = false, headingRef }: PageHeadingProps) {
  const ownRef = useRef<HTMLHeadingElement>(null);
  const ref = headingRef ?? ownRef;
  const { onShown, Title } = use(PageHeadingContext);

  useEffect(() => {
    if (ref.current !== null) onShown(ref.current);
  }, [ref, children, onShown]);

  return (
    <>
      <Title heading={children} />
      <Typography
        ref={ref}
        component="h1"
        variant={variant}
        tabIndex={-1}
        {...{ [PAGE_HEADING_ATTRIBUTE]: '' }}
      >
        {isLoading ? (
          <>
            <VisuallyHidden>{children}</VisuallyHidden>
            <Skeleton sx={{ width: '80%', height: '1lh' }} />
          </>
        ) : (
          children
        )}
      </Typography>
    </>
  );
}
