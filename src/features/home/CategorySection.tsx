import Box from '@mui/material/Box';
import { TextLink } from '../../components/TextLink';
import { Skeleton } from '../../components/Skeleton';
import { Text } from '../../components/Text';
import { useId } from 'react';
import { RouterLink } from '../../components/RouterLink';
import { LoadingBlock } from '../../components/LoadingBlock';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { SectionHeading } from '../../components/SectionHeading';
import { TOUCH_TARGET } from '../../components/tokens';
import { HOME_CATEGORY_LIMIT } from '../../lib/constants';
import { actions } from '../../lib/texts';
import { sectionSpace } from './sectionSpace';
import { homeTexts } from './homeTexts';

/** A category of the home page. */
export interface CategoryTile {
  readonly name: string;
  readonly href: string;
  /** URL of the picture; '' for none. */
  readonly image: string;
}

interface CategorySectionProps {
  /** At most three; null while they are loading. */
  readonly tiles: readonly CategoryTile[] | null;
}

/** Space between tiles, in pixels. */
const TILE_GAP = 32;

/**
 * Tiles are a third of the width, also if there are fewer than three, which are then centred (specification, "Home"). On
 * phones they are rows.
 */
const boxes = {
  list: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: { xs: 'column', md: 'row' },
    justifyContent: 'center',
    columnGap: `${TILE_GAP}px`,
    rowGap: 1.5,
  },
  item: { width: { md: `calc((100% - ${2 * TILE_GAP}px) / 3)` } },
  tile: {
    position: 'relative',
    display: { xs: 'flex', md: 'block' },
    // Enlarged text goes below the picture.
    flexWrap: 'wrap',
    columnGap: 2,
    alignItems: 'center',
  },
  picture: { width: { xs: 112, md: 'auto' } },
  words: { flex: '1 1 9rem', minWidth: 0 },
  name: { marginTop: { md: 2 } },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET },
} as const;

/** At most three categories of the store, with links to their listings. */
export function CategorySection({ tiles }: CategorySectionProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={sectionSpace}>
      <SectionHeading id={headingId}>{homeTexts.categories}</SectionHeading>
      {tiles === null ? (
        <LoadingBlock label={homeTexts.loadingCategories}>
          <Box sx={boxes.list}>
            {Array.from({ length: HOME_CATEGORY_LIMIT }, (_, index) => (
              <Box key={index} sx={boxes.item}>
                <Box sx={boxes.tile}>
                  <Box sx={boxes.picture}>
                    <Skeleton sx={{ height: 'auto', aspectRatio: '4 / 5' }} />
                  </Box>
                  <Box sx={boxes.words}>
                    <Text component="div" variant="h3" sx={boxes.name}>
                      <Skeleton sx={{ width: '50%', height: '1lh' }} />
                    </Text>
                    <Box sx={boxes.link}>
                      <Skeleton sx={{ width: 130, height: 20 }} />
                    </Box>
                  </Box>
                </Box>
              </Box>
            ))}
          </Box>
        </LoadingBlock>
      ) : (
        <Box component="ul" sx={boxes.list}>
          {tiles.map((tile) => (
            <Box key={tile.name} component="li" sx={boxes.item}>
              <Tile {...tile} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Tile({ name, href, image }: CategoryTile) {
  const nameId = useId();
  return (
    <Box sx={boxes.tile}>
      <Box sx={boxes.picture}>
        <ProductImage src={image} alt="" sizes={pictureSizes.card} productId={name} />
      </Box>
      <Box sx={boxes.words}>
        <Text component="h3" variant="h3" id={nameId} sx={boxes.name}>
          {name}
        </Text>
        <TextLink
          component={RouterLink}
          to={href}
          aria-describedby={nameId}
          sx={{
            ...boxes.link,
            '&::after': { content: '""', position: 'absolute', inset: 0 },
            '&&:focus-visible': { outline: 'none' },
            '&:focus-visible::after': {
              outline: '2px solid',
              outlineColor: 'primary.main',
              outlineOffset: '3px',
              borderRadius: '2px',
            },
          }}
        >
          {actions.browseCollection}
        </TextLink>
      </Box>
    </Box>
  );
}
