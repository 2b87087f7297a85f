import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listingTexts } from './catalogTexts';

interface CategoryChipsProps {
  /** Those of the shop; empty until they are loaded. */
  readonly categories: readonly string[];
  /** '' for all categories; null on a page that is no listing. */
  readonly current: string | null;
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

/** Scrolls a row sideways to its current link, whenever `shown` changes. Returns the ref of the row. */
function useCurrentInView(shown: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (row.current === null || !(current instanceof HTMLElement)) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [shown]);
  return row;
}

type HiddenEnds = 'none' | 'start' | 'end' | 'both';

function hiddenEndsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenEnds {
  const isAfter = scrollWidth - clientWidth - scrollLeft > 1;
  if (scrollLeft > 1) return isAfter ? 'both' : 'start';
  return isAfter ? 'end' : 'none';
}

/** Which ends of a row that scrolls sideways are hidden; measured again when `shown` changes. */
function useHiddenEnds(row: RefObject<HTMLElement | null>, shown: string): HiddenEnds {
  const [ends, setEnds] = useState<HiddenEnds>('none');
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const measure = (): void => setEnds(hiddenEndsOf(element));
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [row, shown]);
  return ends;
}

/** Links to the listings of all categories, in one row that scrolls and fades where there are more. It has its height before they are loaded. */
export function CategoryChips({ categories, current, hrefFor }: CategoryChipsProps) {
  const links = [
    { name: listingTexts.allCategories, category: '' },
    ...categories.map((name) => ({ name, category: name.toLowerCase() })),
  ];
  const shown = `${current} ${links.length}`;
  const row = useCurrentInView(shown);
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
        sx={{
          listStyle: 'none',
          // With its end, at which the last one stands off the screen's edge.
          width: 'max-content',
          margin: 0,
          paddingBlock: '3px',
          paddingInline: { xs: 2, md: '3px' },
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
