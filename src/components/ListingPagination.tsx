import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { TOUCH_TARGET } from './tokens';

/** Pages shown either side of the current one, and at each end (specification, section 9). */
const PAGES_BESIDE_CURRENT = 2;
const PAGES_AT_ENDS = 1;

/** On a phone the longest row, two ends, two gaps and five pages, fits the width with its gutters. */
const PHONE_PAGE_WIDTH = `min(${TOUCH_TARGET}px, calc((100vw - 32px) / 9))`;

export interface ListingPaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Items on all pages together. */
  readonly total: number;
  /** Items on a full page. */
  readonly pageSize: number;
  /** Address of a page. */
  readonly hrefFor: (page: number) => string;
  /** The shopper is about to open a page: hover, focus or touch. For prefetching. */
  readonly onPageIntent?: (page: number) => void;
}

/** Links to the pages of a listing, and 'Showing X to Y of N items'. Nothing where there is one page or none. */
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
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {`Showing ${first} to ${Math.min(page * pageSize, total)} of ${total} items`}
      </Typography>
      <Pagination
        aria-label="Pages of products"
        page={page}
        count={pageCount}
        siblingCount={PAGES_BESIDE_CURRENT}
        boundaryCount={PAGES_AT_ENDS}
        shape="rounded"
        sx={{
          '& .MuiPagination-ul': { justifyContent: 'center', gap: { xs: 0, md: 0.5 } },
          '& .MuiPaginationItem-page': {
            minWidth: { xs: PHONE_PAGE_WIDTH, md: TOUCH_TARGET },
            paddingInline: { xs: 0, md: 1 },
          },
          '& .MuiPaginationItem-ellipsis': {
            minWidth: { xs: PHONE_PAGE_WIDTH, md: TOUCH_TARGET },
            paddingInline: 0,
          },
          // One row of full-size targets on a phone: the pages next to this one say the same as the arrows.
          '& li:first-of-type, & li:last-of-type': { display: { xs: 'none', md: 'list-item' } },
        }}
        renderItem={(item) => {
          const target = Math.min(Math.max(item.page ?? page, 1), pageCount);
          const intend = () => onPageIntent?.(target);
          return (
            <PaginationItem
              {...item}
              component={Link}
              to={hrefFor(target)}
              onPointerEnter={intend}
              onFocus={intend}
            />
          );
        }}
      />
    </Box>
  );
}
