import GridView from '@mui/icons-material/GridViewOutlined';
import ViewModule from '@mui/icons-material/ViewModuleOutlined';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { FILTERS_BESIDE } from '../../components/tokens';
import { listingTexts } from './catalogTexts';

const layouts = [
  { columns: 3, Icon: ViewModule },
  { columns: 2, Icon: GridView },
] as const;

interface ListingHeadProps {
  readonly heading: ReactNode;
  readonly columns: 2 | 3;
  readonly onColumnsChange: (columns: 2 | 3) => void;
  readonly listingFilters: ReactNode;
  /** Whether there is a grid to lay out. */
  readonly hasList: boolean;
  /** How many products there are, which screen readers announce. */
  readonly summary: string;
}

/**
 * What is above a listing's grid: heading, number of products, order, filters and columns; beside the filters in one line,
 * so that more of the products is on the first screen. Phones have no box for it: the bar of the filters stays on the
 * screen as long as the list.
 */
const headSx = {
  display: { xs: 'contents', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 2,
  marginBlock: 3,
  paddingBottom: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '& > h1': { marginTop: { xs: 2, md: 0 }, flexBasis: '100%', [FILTERS_BESIDE]: { flexBasis: 'auto' } },
  [FILTERS_BESIDE]: { marginTop: 2 },
} as const;

export function ListingHead(props: ListingHeadProps) {
  return (
    <Stack direction="row" sx={headSx}>
      {props.heading}
      <Typography
        role="status"
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{
          // The rest of the line: what is beside it does not move with the text.
          flex: '1 1 0',
          minWidth: { md: '9rem' },
          minHeight: '1lh',
        }}
      >
        {props.summary}
      </Typography>
      {props.listingFilters}
      {/* Its buttons register in the commit, and React renders what waits at once then: in a commit of its own. */}
      <HydrationBoundary>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={props.columns}
          aria-label={listingTexts.gridLayout}
          onChange={(_event, columns: 2 | 3 | null) => {
            if (columns !== null) props.onColumnsChange(columns);
          }}
          sx={{ display: { xs: 'none', md: props.hasList ? 'inline-flex' : 'none' } }}
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
