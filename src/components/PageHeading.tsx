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
            <Skeleton variant="text" sx={{ width: '80%' }} />
            <Skeleton variant="text" sx={{ width: '50%' }} />
          </>
        ) : (
          children
        )}
      </Typography>
    </>
  );
}

export interface CountedHeadingProps extends Pick<PageHeadingProps, 'headingRef'> {
  readonly heading: string;
  /** What is on the page, such as '3 items', announced when it changes; nothing while it is unknown. */
  readonly count: ReactNode;
  /** Whether the count is what the page is about, such as that of a search: on a line of its own, as text. */
  readonly isMain?: boolean;
}

/** A page's heading with the number of its entries beside it, or below it where there is no room. */
export function CountedHeading({ heading, headingRef, count, isMain = false }: CountedHeadingProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1.5,
        rowGap: 0.5,
        marginBottom: { xs: 2, md: 3 },
      }}
    >
      <PageHeading headingRef={headingRef}>{heading}</PageHeading>
      <Typography
        role="status"
        component="div"
        variant={isMain ? 'body1' : 'body2'}
        color={isMain ? 'textPrimary' : 'textSecondary'}
        // The title alone decides where it is: nothing moves with the text.
        noWrap={!isMain}
        sx={{ flex: isMain ? '1 0 100%' : '1 1 6rem' }}
      >
        {count}
      </Typography>
    </Stack>
  );
}
