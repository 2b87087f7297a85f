import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LoadingBlock } from '../../components/LoadingBlock';
import { pictureSizes } from '../../components/pictureSizes';
import { CategoryPicture } from '../../components/CategoryPicture';
import { TOUCH_TARGET } from '../../components/tokens';
import { Section } from '../../components/SectionHeading';
import { HOME_CATEGORY_LIMIT } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { homeTexts } from './homeTexts';
import { section } from './sectionStyles';

export interface CategoryTile {
  readonly name: string;
  /** URL of the picture; '' for none. */
  readonly image: string;
}

interface CategorySectionProps {
  /** At most three; null while they are loading. */
  readonly tiles: readonly CategoryTile[] | null;
}

export function CategorySection({ tiles }: CategorySectionProps) {
  const shown = tiles ?? Array.from({ length: HOME_CATEGORY_LIMIT }, () => null);
  // Thirds of the width, centred where there are fewer than three; rows on phones.
  const list = (
    <Grid container component="ul" rowSpacing={1.5} columnSpacing={4} sx={{ justifyContent: 'center' }}>
      {shown.map((tile, index) => (
        <Grid key={index} component="li" size={{ xs: 12, md: 4 }}>
          <Tile tile={tile} />
        </Grid>
      ))}
    </Grid>
  );
  return (
    <Section heading={homeTexts.categories} sx={section}>
      {tiles === null ? <LoadingBlock label={homeTexts.loadingCategories}>{list}</LoadingBlock> : list}
    </Section>
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

/** A category, or its skeleton. */
function Tile({ tile }: { readonly tile: CategoryTile | null }) {
  const nameId = useId();
  return (
    <Box sx={tileStyles}>
      <Box sx={{ width: { xs: 112, md: 'auto' }, marginBottom: { md: 2 } }}>
        <CategoryPicture name={tile?.name ?? ''} src={tile?.image ?? null} sizes={pictureSizes.tile} />
      </Box>
      <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
        <Typography id={nameId} variant="h3">
          {tile?.name ?? <Skeleton sx={{ width: '50%', height: '1lh' }} />}
        </Typography>
        {tile === null ? (
          <Skeleton sx={{ width: 130, height: 20, marginBlock: 1.5 }} />
        ) : (
          <Link
            href={routes.category(tile.name)}
            variant="stretched"
            aria-describedby={nameId}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET }}
          >
            {actions.browseCollection}
          </Link>
        )}
      </Box>
    </Box>
  );
}
