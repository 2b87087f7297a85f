import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createContext,
  use,
  useEffect,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface PageHeadingHost {
  /** Called when the heading is shown and when its text changes: the focus follows it. */
  readonly onShown: (heading: HTMLElement) => void;
  /** `heading` is null while the page has none. */
  readonly Title: ComponentType<{ readonly heading: string | null }>;
}

/** The default is for a heading outside the shop, as in a test of one screen. */
export const PageHeadingContext = createContext<PageHeadingHost>({
  onShown: () => undefined,
  Title: ({ heading }) => <title>{heading}</title>,
});

/** The h1 that `PageHeading` shows within a part of the page; null for none. */
export function findPageHeading(within: ParentNode): HTMLElement | null {
  return within.querySelector<HTMLElement>('[data-page-heading]');
}

interface PageHeadingProps {
  readonly children: string;
  /** 'display' is for a hero or the 404. */
  readonly variant?: 'h1' | 'h2' | 'display';
  /** Whether a skeleton of two lines is shown in place of the text, which screen readers still read. */
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
      <Typography ref={ref} component="h1" variant={variant} tabIndex={-1} data-page-heading="">
        {isLoading ? (
          <>
            <VisuallyHidden>{children}</VisuallyHidden>
            <Skeleton sx={{ width: '80%', height: '1lh' }} />
            <Skeleton sx={{ width: '50%', height: '1lh' }} />
          </>
        ) : (
          children
        )}
      </Typography>
    </>
  );
}

interface CountedHeadingProps {
  readonly heading: string;
  /** What is on the page, such as '3 items', announced when it changes; null while it is unknown. */
  readonly count: ReactNode;
}

/** A page's heading with the number of its entries at the end of the line. */
export function CountedHeading({ heading, count }: CountedHeadingProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: 3,
        marginBottom: { xs: 2, md: 3 },
      }}
    >
      <PageHeading>{heading}</PageHeading>
      {count !== null && (
        <Typography aria-live="polite" color="textSecondary">
          {count}
        </Typography>
      )}
    </Stack>
  );
}
