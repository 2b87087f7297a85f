import GridView from '@mui/icons-material/GridViewOutlined';
import ViewModule from '@mui/icons-material/ViewModuleOutlined';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { CountedHeading, type CountedHeadingProps } from '../../components/PageHeading';
import { FILTERS_BESIDE } from '../../components/tokens';
import type { Listing } from '../../lib/listingQuery';
import { listingTexts } from './catalogTexts';

const layouts = [
  { columns: 3, Icon: ViewModule },
  { columns: 2, Icon: GridView },
] as const;

interface ListingHeadProps extends Omit<CountedHeadingProps, 'isMain'> {
  readonly listing: Listing;
  readonly onColumnsChange: (columns: 2 | 3) => void;
  readonly listingFilters: ReactNode;
  /** Whether there is a grid to lay out. */
  readonly hasList: boolean;
}

/**
 * What is above a listing's grid: heading, number of products, filters, order and columns; beside the filters in one line,
 * so that more of the products is on the first screen. Phones have no box for it: the bar of the filters stays on the
 * screen as long as the list.
 */
const headSx = {
  display: { xs: 'contents', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 2,
  marginBlock: '16px 24px',
  '& > div:not(* + *)': {
    margin: { xs: '12px 0 4px', md: 0 },
    flexBasis: '100%',
    [FILTERS_BESIDE]: { flex: '1 1 0' },
  },
} as const;

export function ListingHead({
  listing: { columns: chosen, filters },
  onColumnsChange,
  listingFilters,
  hasList,
  ...heading
}: ListingHeadProps) {
  return (
    <Stack direction="row" sx={headSx}>
      <CountedHeading {...heading} isMain={filters.search !== ''} />
      {listingFilters}
      {/* Its buttons register in the commit, and React renders what waits at once then: in a commit of its own. */}
      <HydrationBoundary>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={chosen}
          aria-label={listingTexts.gridLayout}
          onChange={(_event, columns: 2 | 3 | null) => {
            if (columns !== null) onColumnsChange(columns);
          }}
          sx={{ display: { xs: 'none', md: hasList ? 'inline-flex' : 'none' }, marginLeft: 'auto' }}
        >
          {layouts.map(({ columns, Icon }) => (
            <ToggleButton
              key={columns}
              value={columns}
              title={listingTexts.columns(columns)}
              aria-label={listingTexts.columns(columns)}
            >
              <Icon />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </HydrationBoundary>
    </Stack>
  );
}
