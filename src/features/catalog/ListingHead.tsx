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

interface ListingToolbarProps {
  readonly columns: 2 | 3;
  readonly onColumnsChange: (columns: 2 | 3) => void;
  readonly listingFilters: ReactNode;
  /** Whether there is a grid to lay out. */
  readonly hasList: boolean;
  /** How many products there are, which screen readers announce. */
  readonly summary: string;
}

/** What is above a listing's grid: sub-category, order, filters, number of products and columns. */
export function ListingToolbar(props: ListingToolbarProps) {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={{
        // On narrow screens without a box of its own: the bar of the filters stays on the screen as long as the list.
        display: { xs: 'contents', md: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'end',
        marginTop: 3,
        marginBottom: 4,
        paddingBottom: 3,
        borderBottom: 1,
        borderColor: 'divider',
        // The first row of products is on the first screen.
        [FILTERS_BESIDE]: { marginTop: 2, marginBottom: 3, paddingBottom: 2 },
      }}
    >
      {props.listingFilters}
      <Typography
        role="status"
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{
          // A line of its own, or the rest of the line: what is beside it does not move with the text.
          flex: { xs: '1 0 100%', md: '1 1 0' },
          minWidth: 0,
          minHeight: { xs: '1lh', md: 0 },
          marginBlock: { xs: 1, md: 0 },
          // Two lines are as high as the controls beside them. Without a text it is no box, which would move with them.
          height: { md: props.summary === '' ? 0 : 44 },
          lineHeight: { md: '22px' },
          display: { md: 'grid' },
          alignContent: 'center',
          overflow: { md: 'hidden' },
        }}
      >
        {props.summary}
      </Typography>
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
