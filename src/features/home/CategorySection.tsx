import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Children, useId, type ReactNode } from 'react';
import { LoadingBlock } from '../../components/LoadingBlock';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { TOUCH_TARGET } from '../../components/tokens';
import { SectionHeading } from '../../components/SectionHeading';
import { HOME_CATEGORY_LIMIT } from '../../lib/constants';
import { actions } from '../../lib/texts';
import { homeTexts } from './homeTexts';
import { firstSection } from './sectionStyles';

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

/** At most three categories of the shop, with links to their listings. */
export function CategorySection({ tiles }: CategorySectionProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={firstSection}>
      <SectionHeading id={headingId}>{homeTexts.categories}</SectionHeading>
      {tiles === null ? (
        <LoadingBlock label={homeTexts.loadingCategories}>
          <TileList>
            {Array.from({ length: HOME_CATEGORY_LIMIT }, (_, index) => (
              <TileSkeleton key={index} />
            ))}
          </TileList>
        </LoadingBlock>
      ) : (
        <TileList>
          {tiles.map((tile) => (
            <Tile key={tile.name} {...tile} />
          ))}
        </TileList>
      )}
    </Box>
  );
}

/** Thirds of the width, centred where there are fewer than three; rows on phones. */
function TileList({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      container
      component="ul"
      rowSpacing={1.5}
      columnSpacing={4}
      sx={{ justifyContent: 'center', listStyle: 'none', margin: 0, padding: 0 }}
    >
      {Children.map(children, (child) => (
        <Grid component="li" size={{ xs: 12, md: 4 }}>
          {child}
        </Grid>
      ))}
    </Grid>
  );
}

/** On phones the words are beside the picture; enlarged ones go below it. */
const tileStyles = {
  position: 'relative',
  display: { xs: 'flex', md: 'block' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
} as const;

function Tile({ name, href, image }: CategoryTile) {
  const nameId = useId();
  return (
    <Box sx={tileStyles}>
      <TileParts
        picture={<ProductImage src={image} alt="" sizes={pictureSizes.tile} productId={name} />}
        nameId={nameId}
        name={name}
        link={
          <Link
            href={href}
            variant="stretched"
            aria-describedby={nameId}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET }}
          >
            {actions.browseCollection}
          </Link>
        }
      />
    </Box>
  );
}

function TileSkeleton() {
  return (
    <Box sx={tileStyles}>
      <TileParts
        picture={<Skeleton sx={{ height: 'auto', aspectRatio: '4 / 5' }} />}
        name={<Skeleton sx={{ width: '50%', height: '1lh' }} />}
        link={<Skeleton sx={{ width: 130, height: 20, marginBlock: 1.5 }} />}
      />
    </Box>
  );
}

type TilePartsProps = Readonly<Record<'picture' | 'name' | 'link', ReactNode>> & { readonly nameId?: string };

function TileParts({ picture, nameId, name, link }: TilePartsProps) {
  return (
    <>
      <Box sx={{ width: { xs: 112, md: 'auto' } }}>{picture}</Box>
      <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
        <Typography id={nameId} variant="h3" sx={{ marginTop: { md: 2 } }}>
          {name}
        </Typography>
        {link}
      </Box>
    </>
  );
}
