import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/ButtonLink';
import { FullBleed } from '../../components/FullBleed';
import { PageHeading } from '../../components/PageHeading';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';

interface HeroSectionProps {
  /** URLs of at most two pictures; null while they are loading. */
  readonly pictures: readonly string[] | null;
}

/** The headline beside two decorative pictures of products. */
export function HeroSection({ pictures }: HeroSectionProps) {
  return (
    <FullBleed
      sx={{
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 6fr)' },
          columnGap: { md: 4, lg: 8 },
          rowGap: 5,
          paddingTop: { xs: 5, md: 9 },
        }}
      >
        <Box sx={{ alignSelf: 'center', paddingBottom: { md: 9 } }}>
          <PageHeading variant="display">Build With Precision Tools</PageHeading>
          <Typography
            component="p"
            variant="subtitle1"
            sx={{
              color: 'text.secondary',
              marginTop: { xs: 2, md: 3 },
              maxWidth: '38ch',
              textWrap: 'pretty',
            }}
          >
            Professional hand tools and construction equipment, for people who care how a thing is made.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginTop: { xs: 3, md: 4 } }}>
            <ButtonLink to={routes.products()} variant="contained" color="primary" size="large">
              {actions.browseCollection}
            </ButtonLink>
            <ButtonLink to={routes.products({ featured: true })} size="large">
              Featured Products
            </ButtonLink>
          </Box>
        </Box>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            // One column on medium screens, without the second picture.
            gridTemplateColumns: { xs: '3fr 2fr', md: '1fr', lg: '3fr 2fr' },
            '& > :last-of-type': { display: { md: 'none', lg: 'block' } },
            columnGap: { xs: 1.5, md: 2.5 },
            alignItems: 'end',
            visibility: pictures?.length === 0 ? 'hidden' : 'visible',
            // Hides the rounded lower corners: the pictures touch the section's lower edge.
            marginBottom: '-2px',
          }}
        >
          <HeroPicture pictures={pictures} index={0} />
          <HeroPicture pictures={pictures} index={1} />
        </Box>
      </Box>
    </FullBleed>
  );
}

function HeroPicture({ pictures, index }: HeroSectionProps & { readonly index: number }) {
  const src = pictures?.[index] ?? '';
  return src === '' ? (
    <Box sx={{ aspectRatio: '4 / 5', bgcolor: 'ground', borderRadius: '2px' }} />
  ) : (
    <ProductImage src={src} alt="" sizes={pictureSizes.card} productId={src} priority />
  );
}
