import Box from '@mui/material/Box';
import { RouterLink } from '../../components/RouterLink';
import { TOUCH_TARGET } from '../../components/tokens';
import { listingTexts } from './listingTexts';

interface CategoryChipsProps {
  /** Those of the store; empty until they are loaded. */
  readonly categories: readonly string[];
  /** The category shown, in lower case; '' for all. */
  readonly current: string;
  /** '' for all categories. */
  readonly hrefFor: (category: string) => string;
}

/** Links to the listings of all categories, in one row that scrolls. It has its height before they are loaded. */
export function CategoryChips({ categories, current, hrefFor }: CategoryChipsProps) {
  const links = [
    { name: listingTexts.allCategories, category: '' },
    ...categories.map((name) => ({ name, category: name.toLowerCase() })),
  ];
  return (
    <Box
      component="nav"
      aria-label={listingTexts.categories}
      sx={{
        marginTop: 2,
        marginInline: { xs: '-16px', md: 0 },
        overflowX: 'auto',
        scrollbarWidth: 'none',
      }}
    >
      <Box
        component="ul"
        sx={{
          display: 'flex',
          gap: 1,
          listStyle: 'none',
          margin: 0,
          paddingBlock: '3px',
          paddingInline: { xs: '16px', md: '3px' },
        }}
      >
        {links.map(({ name, category }, index) => (
          // With the index: a store may name a category twice.
          <li key={`${index} ${name}`}>
            <Box
              component={RouterLink}
              to={hrefFor(category)}
              aria-current={category === current ? 'page' : undefined}
              sx={{
                display: 'grid',
                placeItems: 'center',
                height: TOUCH_TARGET,
                paddingInline: 2,
                border: '1px solid',
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
                color: 'text.primary',
                typography: 'body2',
                fontWeight: 'fontWeightMedium',
                textDecoration: 'none',
                whiteSpace: 'nowrap',
                '&:hover': { borderColor: 'text.primary' },
                '&[aria-current]': {
                  bgcolor: 'text.primary',
                  borderColor: 'text.primary',
                  color: 'background.default',
                },
              }}
            >
              {name}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
