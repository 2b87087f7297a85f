import GridView from '@mui/icons-material/GridViewOutlined';
import ViewModule from '@mui/icons-material/ViewModuleOutlined';
import Box from '@mui/material/Box';
import { IconButton } from '../../components/IconButton';
import type { ReactNode } from 'react';
import { FormSelect } from '../../components/FormSelect';
import { listingTexts } from './listingTexts';

const layouts = [
  { columns: 3, Icon: ViewModule },
  { columns: 2, Icon: GridView },
] as const;

interface ListingToolbarProps {
  /** The chosen sub-category; '' for all. */
  readonly parentCategory: string;
  readonly parentCategories: readonly string[];
  /** '' for all. */
  readonly onParentCategoryChange: (parentCategory: string) => void;
  readonly columns: 2 | 3;
  readonly onColumnsChange: (columns: 2 | 3) => void;
  /** Order and filters. */
  readonly finder: ReactNode;
  /** How many products there are, which screen readers announce. */
  readonly summary: string;
}

/** What is above a listing's grid: sub-category, order, filters, number of products and columns. */
export function ListingToolbar(props: ListingToolbarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        columnGap: { xs: 2, md: 1.5, lg: 2 },
        rowGap: 1.5,
        marginTop: { xs: 2, md: 3 },
        marginBottom: { xs: 3, md: 4 },
        paddingBottom: { xs: 2, md: 3 },
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <FormSelect
        label={listingTexts.subCategory}
        value={props.parentCategory}
        options={[
          { value: '', words: listingTexts.allSubCategories },
          ...props.parentCategories.map((name) => ({ value: name, words: name })),
        ]}
        onChange={props.onParentCategoryChange}
        sx={{ width: { xs: '100%', md: 175, lg: 220 } }}
      />
      {props.finder}
      <Box
        role="status"
        sx={{
          minHeight: { md: 44 },
          lineHeight: { xs: 1.5, md: '44px' },
          flexGrow: { md: 1 },
          // A line of its own, or the rest of the line: what is beside it does not move with the text.
          flexBasis: { xs: '100%', md: 0 },
          minWidth: 0,
          whiteSpace: { md: 'nowrap' },
          fontSize: '0.9375rem',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {props.summary}
      </Box>
      <Box
        role="group"
        aria-label={listingTexts.gridLayout}
        sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, marginLeft: 'auto' }}
      >
        {layouts.map(({ columns, Icon }) => (
          <IconButton
            key={columns}
            title={listingTexts.columns(columns)}
            aria-label={listingTexts.columns(columns)}
            aria-pressed={props.columns === columns}
            onClick={() => {
              props.onColumnsChange(columns);
            }}
            sx={{
              color: 'text.secondary',
              border: '1px solid transparent',
              '&[aria-pressed="true"]': { color: 'text.primary', borderColor: 'outline' },
            }}
          >
            <Icon />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}
