import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { savesData } from '../browser/savesData';
import { LISTING_PAGE_SIZE } from '../lib/constants';
import { paginationTexts } from './componentTexts';
import { useNearViewport } from './useNearViewport';

const PAGES_BESIDE_CURRENT = 2;

/** Two pages either side of `page`, from 1, the first and the last; an ellipsis stands for those between. */
export function pageWindow(page: number, pageCount: number): readonly (number | 'ellipsis')[] {
  const first = Math.max(1, page - PAGES_BESIDE_CURRENT);
  const last = Math.min(pageCount, page + PAGES_BESIDE_CURRENT);
  const near = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return [
    ...(first > 1 ? [1] : []),
    ...(first > 2 ? (['ellipsis'] as const) : []),
    ...near,
    ...(last < pageCount - 1 ? (['ellipsis'] as const) : []),
    ...(last < pageCount ? [pageCount] : []),
  ];
}

interface ListingPaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly total: number;
  readonly hrefFor: (page: number) => string;
  /** Called on hover and focus of a page's link, and for the next page as soon as the links are near, for prefetching. */
  readonly onPageIntent?: (page: number) => void;
}

/** Phones have no room for the arrows. */
const arrowSx = { display: { xs: 'none', md: 'list-item' } };

/**
 * Links to the pages of a listing; nothing for one page. Not Material UI's Pagination, whose window grows at both ends: the
 * specified one has two pages on either side.
 */
export function ListingPagination(props: ListingPaginationProps) {
  const pageCount = Math.ceil(props.total / LISTING_PAGE_SIZE);
  return pageCount > 1 && props.page <= pageCount && <PageLinks {...props} pageCount={pageCount} />;
}

function PageLinks(props: ListingPaginationProps & { readonly pageCount: number }) {
  const { page, pageCount, total, hrefFor, onPageIntent } = props;
  const links = useRef<HTMLElement>(null);
  const isNear = useNearViewport(links);
  const onNear = useEffectEvent(() => {
    if (page < pageCount && !savesData(window.navigator)) onPageIntent?.(page + 1);
  });
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, page, pageCount]);

  function linkTo(target: number) {
    if (target < 1 || target > pageCount) return { disabled: true };
    const onIntent = () => onPageIntent?.(target);
    return { component: RouterLink, to: hrefFor(target), onPointerEnter: onIntent, onFocus: onIntent };
  }

  return (
    <Stack
      direction={{ xs: 'column', lg: 'row' }}
      spacing={2}
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        borderTop: '1px solid',
        borderColor: 'divider',
        paddingTop: 3,
        marginTop: { xs: 5, md: 7 },
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {paginationTexts.showing(
          (page - 1) * LISTING_PAGE_SIZE + 1,
          Math.min(page * LISTING_PAGE_SIZE, total),
          total,
        )}
      </Typography>
      <nav ref={links} aria-label={paginationTexts.pages}>
        <Stack
          component="ul"
          direction="row"
          sx={{
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            justifyContent: 'center',
            gap: { md: 0.5 },
            marginInline: { xs: -1, md: 0 },
          }}
        >
          <Box component="li" sx={arrowSx}>
            <PaginationItem type="previous" aria-label={paginationTexts.goToPrevious} {...linkTo(page - 1)} />
          </Box>
          {pageWindow(page, pageCount).map((item, index) => (
            <li key={item === 'ellipsis' ? `ellipsis ${index}` : item}>
              {item === 'ellipsis' ? (
                <PaginationItem type="start-ellipsis" />
              ) : (
                <PaginationItem
                  page={item}
                  selected={item === page}
                  aria-current={item === page ? 'page' : undefined}
                  aria-label={item === page ? paginationTexts.page(item) : paginationTexts.goTo(item)}
                  {...linkTo(item)}
                />
              )}
            </li>
          ))}
          <Box component="li" sx={arrowSx}>
            <PaginationItem type="next" aria-label={paginationTexts.goToNext} {...linkTo(page + 1)} />
          </Box>
        </Stack>
      </nav>
    </Stack>
  );
}
