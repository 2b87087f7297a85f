import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useLayoutEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { gutter } from '../../components/tokens';
import { listingTexts } from './catalogTexts';

interface CategoryChipsProps {
  /** Those of the shop; empty until they are loaded. */
  readonly categories: readonly string[];
  /** '' for all categories. */
  readonly current: string;
  readonly hrefFor: (category: string) => string;
}

/** Where the row goes on it fades, in pixels: wide enough to be seen on a link. Its last link scrolls out of that. */
const FADE = 40;
const fade = (margin: string): string =>
  `linear-gradient(to right, transparent, #000 ${margin}, #000 calc(100% - ${FADE}px), transparent)`;

/** Links to the listings of all categories, in one row that scrolls and fades where there are more. It has its height before they are loaded. */
export function CategoryChips({ categories, current, hrefFor }: CategoryChipsProps) {
  const links = [
    { name: listingTexts.allCategories, category: '' },
    ...categories.map((name) => ({ name, category: name.toLowerCase() })),
  ];
  const row = useRef<HTMLElement>(null);
  // The current one is in view.
  useLayoutEffect(() => {
    const chip = row.current?.querySelector('[aria-current]');
    if (row.current === null || !(chip instanceof HTMLElement)) return;
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [current, links.length]);
  return (
    <Stack
      ref={row}
      component="nav"
      aria-label={listingTexts.categories}
      sx={{
        marginInline: { xs: `-${gutter.xs}`, md: `-${gutter.md}` },
        position: 'relative',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        maskImage: { xs: fade(gutter.xs), md: fade(gutter.md) },
      }}
    >
      <Stack
        component="ul"
        direction="row"
        spacing={1}
        sx={{
          // With its end.
          width: 'max-content',
          paddingBlock: '3px',
          paddingInlineStart: { xs: gutter.xs, md: gutter.md },
          paddingInlineEnd: `${FADE}px`,
        }}
      >
        {links.map(({ name, category }, index) => {
          const isCurrent = category === current;
          return (
            // With the index: a shop may name a category twice.
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
