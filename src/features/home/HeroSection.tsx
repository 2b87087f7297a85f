import { styled } from '@mui/material/styles';
import { Text } from '../../components/Text';
import { ButtonLink } from '../../components/ButtonLink';
import { FullBleed } from '../../components/FullBleed';
import { PageHeading } from '../../components/PageHeading';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { colors, from } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { homeTexts } from './homeTexts';

interface HeroSectionProps {
  /** URLs of at most two pictures; null while they are loading. */
  readonly pictures: readonly string[] | null;
}

const Hero = styled(FullBleed)({
  backgroundColor: colors.paper,
  borderBottom: `1px solid ${colors.divider}`,
  overflow: 'hidden',
});

const Columns = styled('div')({
  display: 'grid',
  rowGap: 40,
  paddingTop: 40,
  [from.md]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
    columnGap: 32,
    paddingTop: 72,
  },
  [from.lg]: { columnGap: 64 },
});

const Words = styled('div')({ alignSelf: 'center', [from.md]: { paddingBottom: 72 } });

const Lead = styled(Text)({
  color: colors.muted,
  marginTop: 16,
  maxWidth: '38ch',
  textWrap: 'pretty',
  [from.md]: { marginTop: 24 },
});

const Links = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 24,
  // Below each other on phones, and equally wide.
  '& > *': { flex: '1 1 auto' },
  [from.md]: { marginTop: 32, '& > *': { flex: 'none' } },
});

const Pictures = styled('div')({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  columnGap: 12,
  alignItems: 'end',
  // Hides the rounded lower corners: the pictures touch the section's lower edge.
  marginBottom: -2,
  '&[data-empty]': { visibility: 'hidden' },
  // One column on medium screens, without the second picture.
  [from.md]: {
    gridTemplateColumns: '1fr',
    columnGap: 20,
    '& > :last-of-type': { display: 'none' },
  },
  [from.lg]: { gridTemplateColumns: '3fr 2fr', '& > :last-of-type': { display: 'block' } },
});

const PictureRoom = styled('div')({
  aspectRatio: '4 / 5',
  backgroundColor: colors.ground,
  borderRadius: 2,
});

/** The headline beside two decorative pictures of products. */
export function HeroSection({ pictures }: HeroSectionProps) {
  return (
    <Hero>
      <Columns>
        <Words>
          <PageHeading variant="display">{homeTexts.heroTitle}</PageHeading>
          <Lead component="p" variant="subtitle1">
            {homeTexts.heroText}
          </Lead>
          <Links>
            <ButtonLink to={routes.products()} variant="contained" color="primary" size="large">
              {actions.browseCollection}
            </ButtonLink>
            <ButtonLink to={routes.products({ featured: true })} size="large">
              {homeTexts.featuredProducts}
            </ButtonLink>
          </Links>
        </Words>
        <Pictures aria-hidden data-empty={pictures?.length === 0 || undefined}>
          <HeroPicture pictures={pictures} index={0} />
          <HeroPicture pictures={pictures} index={1} />
        </Pictures>
      </Columns>
    </Hero>
  );
}

function HeroPicture({ pictures, index }: HeroSectionProps & { readonly index: number }) {
  const src = pictures?.[index] ?? '';
  return src === '' ? (
    <PictureRoom />
  ) : (
    <ProductImage src={src} alt="" sizes={pictureSizes.card} productId={src} priority />
  );
}
