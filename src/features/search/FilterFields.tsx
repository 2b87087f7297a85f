import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { lazyPart } from '../../components/lazyPart';
import { listKey, parentCategoriesOf } from '../../lib/listingQuery';
import { filtersApproached, selectChoices, type SubCategoryGroup } from './searchSlice';
import { filterTexts } from './searchTexts';
import { useListingFilters } from './useListingFilters';

export const FilterPanel = lazyPart(() =>
  import(/* webpackChunkName: "filters" */ './FilterPanel').then((module) => module.FilterPanel),
);

const connector = connect((state: RootState) => ({ choices: selectChoices(state) }), {
  onWanted: () => filtersApproached(),
});

interface OwnProps {
  /** Whether the filters are shown below the sub-category. */
  readonly hasPanel: boolean;
}

/** The sub-category of a listing and its filters: each change is shown at once. */
export const FilterFields = connector(function FilterFields({
  choices,
  hasPanel,
  onWanted,
}: ConnectedProps<typeof connector> & OwnProps) {
  const { listing, show, setFilters } = useListingFilters();
  const offered = choices?.list === listKey(listing) ? choices : null;
  return (
    <Stack spacing={3} onPointerEnter={onWanted} onFocus={onWanted}>
      <TextField
        select
        label={filterTexts.subCategory}
        value={listing.parentCategory}
        onChange={({ target }) => show({ parentCategory: target.value })}
      >
        <option value="">{filterTexts.allSubCategories}</option>
        {subCategories(offered?.subCategories ?? [], listing.parentCategory)}
      </TextField>
      {hasPanel && <FilterPanel filters={listing.filters} choices={offered} onChange={setFilters} />}
    </Stack>
  );
});

/** By category where there are several; with the chosen one, also where no list has it. */
function subCategories(groups: readonly SubCategoryGroup[], chosen: string) {
  const known = groups.flatMap(({ names }) => names);
  if (groups.length < 2) return optionsOf(parentCategoriesOf(known, chosen));
  return (
    <>
      {chosen !== '' && !known.includes(chosen) && optionsOf([chosen])}
      {groups.map(({ category, names }) => (
        <optgroup key={category} label={category}>
          {optionsOf(names)}
        </optgroup>
      ))}
    </>
  );
}

function optionsOf(names: readonly string[]) {
  return names.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
}
