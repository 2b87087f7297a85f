import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';
import { Text } from './Text';
import { RouterLink } from './RouterLink';
import { pageWindow } from './pageWindow';
import { TOUCH_TARGET } from './tokens';
import { paginationTexts } from './paginationTexts';

/**
 * Width of an ellipsis on phones, in pixels: the longest row (seven page numbers, two ellipses) then fits 360 px.
 * Narrower screens break it into two lines.
 */
const PHONE_ELLIPSIS_WIDTH = 18;

interface ListingPaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Items on all pages together. */
  readonly total: number;
  /** Items on a full page. */
  readonly pageSize: number;
  /** Address of a page. */
  readonly hrefFor: (page: number) => string;
  /** Called on hover and focus of a page's link, for prefetching. */
  readonly onPageIntent?: (page: number) => void;
}

/** Links to the pages of a listing, and 'Showing X to Y of N items'. Renders nothing for one page or none. */
export function ListingPagination({
  page,
  pageCount,
  total,
  pageSize,
  hrefFor,
  onPageIntent,
}: ListingPaginationProps) {
  const first = (page - 1) * pageSize + 1;
  if (pageCount <= 1 || first > total) return null;
  const links = { pageCount, hrefFor, onPageIntent };
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', lg: 'row' },
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        paddingTop: 3,
        marginTop: { xs: 5, md: 7 },
      }}
    >
      <Text variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {paginationTexts.showing(first, Math.min(page * pageSize, total), total)}
      </Text>
      <Box
        component="nav"
        aria-label={paginationTexts.pages}
        sx={{
          '& ul': {
            display: 'flex',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            justifyContent: 'center',
            gap: { xs: 0, md: 0.5 },
            listStyle: 'none',
            marginBlock: 0,
            marginInline: { xs: '-8px', md: 0 },
            padding: 0,
          },
          '& .MuiPaginationItem-page': {
            paddingInline: { xs: 0, md: 1 },
          },
          '& .MuiPaginationItem-ellipsis': {
            minWidth: { xs: PHONE_ELLIPSIS_WIDTH, md: TOUCH_TARGET },
            paddingInline: 0,
          },
        }}
      >
        <ul>
          <Step type="previous" target={page - 1} {...links} />
          {pageWindow(page, pageCount).map((item, index) =>
            item === 'ellipsis' ? (
              <li key={`ellipsis ${index}`}>
                <PaginationItem type="start-ellipsis" shape="rounded" />
              </li>
            ) : (
              <li key={item}>
                <PaginationItem
                  page={item}
                  shape="rounded"
                  selected={item === page}
                  aria-current={item === page ? 'page' : undefined}
                  aria-label={item === page ? paginationTexts.page(item) : paginationTexts.goTo(item)}
                  {...linkTo(item, links)}
                />
              </li>
            ),
          )}
          <Step type="next" target={page + 1} {...links} />
        </ul>
      </Box>
    </Box>
  );
}

type PageLinks = Pick<ListingPaginationProps, 'pageCount' | 'hrefFor' | 'onPageIntent'>;

function linkTo(page: number, { hrefFor, onPageIntent }: PageLinks) {
  const onIntent = () => onPageIntent?.(page);
  return { component: RouterLink, to: hrefFor(page), onPointerEnter: onIntent, onFocus: onIntent };
}

interface StepProps extends PageLinks {
  readonly type: 'previous' | 'next';
  readonly target: number;
}

/** The arrow to the previous or next page; disabled where there is none, hidden on phones for lack of width. */
function Step({ type, target, ...links }: StepProps) {
  const hasPage = target >= 1 && target <= links.pageCount;
  return (
    <Box component="li" sx={{ display: { xs: 'none', md: 'list-item' } }}>
      <PaginationItem
        type={type}
        shape="rounded"
        aria-label={type === 'next' ? paginationTexts.goToNext : paginationTexts.goToPrevious}
        {...(hasPage ? linkTo(target, links) : { disabled: true })}
      />
    </Box>
  );
}
