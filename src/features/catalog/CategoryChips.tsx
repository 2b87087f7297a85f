import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { listingTexts } from './catalogTexts';
import { useCurrentInView } from './useCurrentInView';
import { useHiddenEnds } from './useHiddenEnds';

interface CategoryChipsProps {
  /** Those of the store; empty until they are loaded. */
  readonly categories: readonly string[];
  /** The category shown, in lower case; '' for all. */
  readonly current: string;
  /** '' for all categories. */
  readonly hrefFor: (category: string) => string;
}

/** A mask that fades the row where it goes on. */
const fade = (direction: string): string => `linear-gradient(${direction}, transparent, #000 72px)`;

const fades = {
  start: fade('to right'),
  end: fade('to left'),
  both: `${fade('to left')}, ${fade('to right')}`,
} as const;

/** Links to the listings of all categories, in one row that scrolls and fades where there are more. It has its height before they are loaded. */
export function CategoryChips({ categories, current, hrefFor }: CategoryChipsProps) {
  const links = [
    { name: listingTexts.allCategories, category: '' },
    ...categories.map((name) => ({ name, category: name.toLowerCase() })),
  ];
  const shown = `${current} ${links.length}`;
  const row = useCurrentInView<HTMLElement>(shown);
  const hidden = useHiddenEnds(row, shown);
  return (
    <Stack
      ref={row}
      component="nav"
      aria-label={listingTexts.categories}
      sx={{
        marginTop: 2,
        marginInline: { xs: -2, md: '-3px' },
        position: 'relative',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        ...(hidden !== 'none' && { maskImage: fades[hidden], maskComposite: 'intersect' }),
      }}
    >
      <Stack
        component="ul"
        direction="row"
        spacing={1}
        sx={{ listStyle: 'none', margin: 0, paddingBlock: '3px', paddingInline: { xs: 2, md: '3px' } }}
      >
        {links.map(({ name, category }, index) => {
          const isCurrent = category === current;
          return (
            // With the index: a store may name a category twice.
            <li key={`${index} ${name}`}>
              <Chip
                clickable
                component={RouterLink}
                to={hrefFor(category)}
                label={name}
                aria-current={isCurrent ? 'page' : undefined}
                variant={isCurrent ? 'filled' : 'outlined'}
                color={isCurrent ? 'secondary' : 'default'}
              />
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
