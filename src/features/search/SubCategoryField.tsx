import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { parentCategoriesOf } from '../../lib/listingQuery';
import type { SubCategoryGroup } from './searchSlice';
import { filterTexts } from './searchTexts';

export interface SubCategoryFieldProps {
  readonly value: string;
  /** By category, which is shown where there are several. */
  readonly groups: readonly SubCategoryGroup[];
  /** '' for all. */
  readonly onChange: (subCategory: string) => void;
  readonly onIntent: () => void;
  readonly sx?: SxProps<Theme>;
}

export function SubCategoryField({ value, groups, onChange, onIntent, sx }: SubCategoryFieldProps) {
  const isGrouped = groups.length > 1;
  const isOfNoGroup = isGrouped && value !== '' && !groups.some((group) => group.names.includes(value));
  return (
    <TextField
      select
      label={filterTexts.subCategory}
      value={value}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onChange={({ target }) => onChange(target.value)}
      sx={sx}
    >
      <option value="">{filterTexts.allSubCategories}</option>
      {isOfNoGroup && optionsOf([value])}
      {isGrouped
        ? groups.map((group) => (
            <optgroup key={group.category} label={group.category}>
              {optionsOf(group.names)}
            </optgroup>
          ))
        : optionsOf(
            parentCategoriesOf(
              groups.flatMap(({ names }) => names),
              value,
            ),
          )}
    </TextField>
  );
}

function optionsOf(names: readonly string[]) {
  return names.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
}
