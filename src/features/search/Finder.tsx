import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FILTERS_BESIDE, HEADER_HEIGHT } from '../../components/tokens';
import { lazyPart } from '../../components/lazyPart';
import { filterCount, sorts, type Find, type Sort } from '../../lib/find';
import type { FilterPanelProps } from './FilterPanel';
import { ActiveFilters } from './ActiveFilters';
import { FilterPanel } from './FilterColumn';
import { ReadingNotice } from './ReadingNotice';
import { SubCategoryField, type SubCategoryFieldProps } from './SubCategoryField';
import type { ListChoices, Reading } from './searchSlice';
import { finderTexts } from './searchTexts';

const FilterSheet = lazyPart(() =>
  import(/* webpackChunkName: "filter-sheet" */ './FilterSheet').then((module) => module.FilterSheet),
);

interface FinderProps {
  readonly find: Find;
  /** What there is to choose from; null until some of the products are known. */
  readonly choices: ListChoices | null;
  /** Sizes and measures of the search that no product here has. */
  readonly unmet: readonly string[];
  readonly subCategory: SubCategoryFieldProps;
  /** How many products were found; null while that is not known, or nothing is looked for. */
  readonly total: number | null;
  /** How far the products have been read that are looked through; null as above. */
  readonly reading: Reading | null;
  /** Whether the filters above the grid are open. */
  readonly areFiltersOpen: boolean;
  /** Whether the sheet of narrow ones is. */
  readonly isSheetOpen: boolean;
  /** The shopper is about to sort or to filter. */
  readonly onWanted: () => void;
  readonly onFiltersToggle: (areOpen: boolean) => void;
  readonly onSheetToggle: (isOpen: boolean) => void;
  readonly onChange: FilterPanelProps['onChange'];
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

const isWide = (theme: Theme): string => theme.breakpoints.up('md');

/** On narrow screens the bar stays below the header. */
const barSx = {
  alignItems: 'end',
  position: { xs: 'sticky', md: 'static' },
  top: HEADER_HEIGHT.narrow,
  zIndex: 'mobileStepper',
  marginInline: { xs: -2, md: 0 },
  padding: { xs: '12px 16px', md: 0 },
  bgcolor: { xs: 'background.default', md: 'transparent' },
  borderBottomStyle: 'solid',
  borderBottomWidth: { xs: 1, md: 0 },
  borderColor: 'divider',
  // A label above it would take the place of a row of pictures.
  '& label': { display: { xs: 'none', md: 'block' } },
} as const;

function toSort(value: string): Sort | '' {
  return sorts.find((sort) => sort === value) ?? '';
}

/** The sub-category, the order and the filters of a listing: filters above the grid, in a sheet on narrow screens, in `FilterColumn` on wide ones. */
export function Finder(props: FinderProps) {
  const { find } = props;
  const isInline = useMediaQuery(isWide);
  const isBeside = useMediaQuery(FILTERS_BESIDE);
  const areOpen = isInline ? props.areFiltersOpen : props.isSheetOpen;
  const toggle = isInline ? props.onFiltersToggle : props.onSheetToggle;
  const loadFilters = (): void => void (isInline ? FilterPanel : FilterSheet).preload();
  const panel = { find, choices: props.choices, onChange: props.onChange };
  return (
    <>
      {/* On narrow screens it is in the sheet. */}
      <SubCategoryField
        {...props.subCategory}
        sx={{ display: { xs: 'none', md: 'inline-flex' }, width: { md: 175, lg: 220 } }}
      />
      <Stack direction="row" spacing={1.5} sx={barSx}>
        <TextField
          select
          label={finderTexts.sort}
          slotProps={{ htmlInput: { 'aria-label': finderTexts.sort } }}
          value={find.sort}
          onFocus={props.onWanted}
          onChange={({ target }) => props.onChange({ sort: toSort(target.value) })}
          sx={{ width: { xs: 'auto', md: 165, lg: 200 }, flex: { xs: '1 1 150px', md: 'none' } }}
        >
          <option value="">{find.search === '' ? finderTexts.storeOrder : finderTexts.bestMatch}</option>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {finderTexts.sorts[sort]}
            </option>
          ))}
        </TextField>
        <Button
          variant="outlined"
          startIcon={<FilterList />}
          aria-expanded={areOpen}
          onPointerEnter={loadFilters}
          onFocus={loadFilters}
          onClick={() => toggle(!areOpen)}
          // As high as the field beside it.
          sx={{ minHeight: 46, [FILTERS_BESIDE]: { display: 'none' } }}
        >
          {finderTexts.filtersWith(filterCount(find) + Number(!isInline && props.subCategory.value !== ''))}
        </Button>
      </Stack>
      <Stack
        spacing={2}
        sx={{ order: 1, flexBasis: '100%', marginTop: { xs: 2, md: 0 }, '&:empty': { display: 'none' } }}
      >
        {isInline && !isBeside && areOpen && <FilterPanel {...panel} />}
        <ActiveFilters
          find={find}
          unmet={props.unmet}
          subCategory={props.subCategory}
          onChange={props.onChange}
          onClear={props.onClear}
        />
        <ReadingNotice reading={props.reading} onRetry={props.onRetry} />
      </Stack>
      {!isInline && areOpen && (
        <FilterSheet
          {...panel}
          subCategory={props.subCategory}
          total={props.total}
          onClear={props.onClear}
          onClose={() => toggle(false)}
        />
      )}
    </>
  );
}
