import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, type SubmitEvent } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { SEARCH_MAX_LENGTH } from '../../lib/constants';
import { paths, routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { submitted } from '../search';
import { selectCategories } from '../storeInfo';
import { CategoryChips } from './CategoryChips';
import { productSearchLabel } from './catalogTexts';

const connector = connect((state: RootState) => ({ categories: selectCategories(state) }), { submitted });

/** Width of the column in the middle, in pixels. */
const COLUMN = 520;

/** Ways on for a page that has no products: a search field and the shop's categories. */
export const FindProductsContainer = connector(function FindProductsContainer({
  categories,
  submitted,
}: ConnectedProps<typeof connector>) {
  const field = useRef<HTMLInputElement>(null);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submitted(field.current?.value ?? '');
  }

  return (
    <Stack
      spacing={4}
      sx={{
        marginTop: 4,
        // One link alone is no choice.
        '& nav': {
          visibility: categories.length === 0 ? 'hidden' : 'visible',
          // On phones the row scrolls.
          maxWidth: { md: COLUMN },
          marginInline: { md: 'auto' },
          maskImage: { md: 'none' },
        },
        '& ul': {
          width: { md: 'auto' },
          flexWrap: { md: 'wrap' },
          justifyContent: 'center',
          paddingInline: { md: 0 },
        },
      }}
    >
      <Stack
        component="form"
        role="search"
        aria-label={actions.searchProducts}
        direction="row"
        spacing={1.5}
        action={paths.products}
        onSubmit={onSubmit}
        sx={{ alignItems: 'end', width: '100%', maxWidth: COLUMN, marginInline: 'auto' }}
      >
        <TextField
          name="search"
          inputRef={field}
          label={productSearchLabel}
          required
          autoComplete="off"
          slotProps={{
            inputLabel: { required: false },
            htmlInput: { inputMode: 'search', enterKeyHint: 'search', maxLength: SEARCH_MAX_LENGTH },
          }}
        />
        {/* As high as the field beside it. */}
        <Button type="submit" variant="contained" sx={{ flexShrink: 0, minHeight: 46 }}>
          {actions.search}
        </Button>
      </Stack>
      {/* Mounted anew with the categories: moving the first one to the side would be a layout shift. */}
      <CategoryChips
        key={categories.length}
        categories={categories}
        current={null}
        hrefFor={(category) => (category === '' ? routes.products() : routes.category(category))}
      />
    </Stack>
  );
});
