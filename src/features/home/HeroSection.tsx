import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FullBleed } from '../../components/FullBleed';
import { PageHeading } from '../../components/PageHeading';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { PICTURE_RATIO } from '../../components/tokens';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { homeTexts } from './homeTexts';

interface HeroSectionProps {
  /** URLs of two pictures, '' for one that there is not; none while they are loading. */
  readonly pictures: readonly string[];
  /** Where the shop could not be loaded. */
  readonly onTryAgain: (() => void) | null;
}

/** In the place of both pictures, or of the one of medium screens, and as high: nothing moves. */
const failureSx = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: 2,
  textAlign: 'center',
  bgcolor: 'ground',
  borderRadius: 1,
  aspectRatio: { xs: '4 / 3', md: PICTURE_RATIO, lg: '4 / 3' },
  // The gap between the pictures makes them lower.
  marginBottom: { xs: '-6px', md: 0, lg: '-10px' },
} as const;

/** The headline beside two decorative pictures of products, which touch the section's lower edge. */
export function HeroSection({ pictures, onTryAgain }: HeroSectionProps) {
  const failure = useRef<HTMLDivElement>(null);
  const hasFailed = onTryAgain !== null;
  useFocusAfterRemoval(failure);
  return (
    <FullBleed
      sx={{
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        overflow: 'hidden',
      }}
    >
      <Grid
        container
        columns={13}
        rowSpacing={{ xs: 3, md: 5 }}
        columnSpacing={{ xs: 0, md: 4, lg: 8 }}
        sx={{ paddingTop: { xs: 5, md: 9 } }}
      >
        <Grid size={{ xs: 13, md: 7 }} sx={{ alignSelf: 'center', paddingBottom: { md: 9 } }}>
          <PageHeading variant="display">{homeTexts.heroTitle}</PageHeading>
          <Typography
            variant="subtitle1"
            color="textSecondary"
            sx={{ marginTop: { xs: 2, md: 3 }, maxWidth: '38ch', textWrap: 'pretty' }}
          >
            {homeTexts.heroText}
          </Typography>
          <Stack
            direction="row"
            spacing={1.5}
            // On phones as wide as the text; on the narrowest below each other.
            sx={{
              flexWrap: 'wrap',
              marginTop: { xs: 3, md: 4 },
              '&& > *': { flex: { xs: '1 1 auto', md: 'none' }, paddingInline: { xs: 1, md: 2 } },
            }}
          >
            <Button
              href={routes.products()}
              variant={hasFailed ? 'outlined' : 'contained'}
              color={hasFailed ? 'secondary' : 'primary'}
              size="large"
            >
              {actions.browseCollection}
            </Button>
            <Button href={routes.products({ featured: true })} variant="outlined" size="large">
              {homeTexts.featuredProducts}
            </Button>
          </Stack>
        </Grid>
        <Grid
          container
          size={{ xs: 13, md: 6 }}
          columns={5}
          columnSpacing={{ xs: 1.5, md: 2.5 }}
          sx={{
            alignItems: 'flex-end',
            // Hides the rounded lower corners.
            marginBottom: '-2px',
          }}
        >
          {onTryAgain === null ? (
            <>
              <Grid size={{ xs: 3, md: 5, lg: 3 }} aria-hidden>
                <ProductImage src={pictures[0] ?? null} alt="" sizes={pictureSizes.hero} priority />
              </Grid>
              {/* Medium screens have room for one. */}
              <Grid size={2} aria-hidden sx={{ display: { md: 'none', lg: 'block' } }}>
                <ProductImage src={pictures[1] ?? null} alt="" sizes={pictureSizes.smallHero} />
              </Grid>
            </>
          ) : (
            <Grid ref={failure} size={5} sx={failureSx}>
              <WarningAmber color="action" sx={{ fontSize: 40 }} />
              <Typography variant="h3" component="p">
                {homeTexts.shopFailed}
              </Typography>
              <Button variant="contained" color="primary" size="large" onClick={onTryAgain}>
                {actions.tryAgain}
              </Button>
            </Grid>
          )}
        </Grid>
      </Grid>
    </FullBleed>
  );
}
