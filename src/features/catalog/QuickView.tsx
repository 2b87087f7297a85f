import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Product } from '../../api/models/types';
import { cardTexts } from '../../components/componentTexts';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PriceTag } from '../../components/PriceTag';
import { LOW_WINDOW } from '../../components/tokens';
import { useInertPage } from '../../components/useInertPage';
import type { ProductChoice } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { ProductChoices } from './ProductChoices';
import { ProductGallery } from './ProductGallery';
import { productTexts } from './catalogTexts';
import { useRequiredSize } from './useRequiredSize';

interface ReadyQuickView {
  readonly kind: 'ready';
  readonly product: Product;
  readonly choice: ProductChoice;
  /** Index of the picture that is shown. */
  readonly picture: number;
  readonly wasSizeMissed: boolean;
  /** Whether it changes the choice of a cart line, rather than adding one. */
  readonly isOfLine: boolean;
  readonly onPictureChange: (index: number) => void;
  readonly onSizeChange: (size: string) => void;
  readonly onColorChange: (color: string) => void;
  readonly onQuantityChange: (quantity: number) => void;
  readonly onDemo: () => void;
  readonly onDemoIntent: () => void;
  /** The button was pressed with a valid choice. */
  readonly onSubmit: () => void;
  readonly onSizeMissing: () => void;
}

export type QuickViewState = { readonly kind: 'loading' | 'notFound' } | ReadyQuickView;

interface QuickViewProps {
  readonly isOpen: boolean;
  readonly view: QuickViewState;
  readonly onClose: () => void;
}

function titleOf(view: QuickViewState): string {
  if (view.kind === 'ready') return view.product.name;
  return view.kind === 'loading' ? productTexts.loading : productTexts.notFound;
}

/** A product in a dialog: on phones as wide as the screen, with its button at the lower edge. */
export function QuickView({ isOpen, view, onClose }: QuickViewProps) {
  useInertPage(isOpen);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: {
            width: { xs: '100%', md: 880 },
            maxWidth: { xs: '100%', md: 'calc(100% - 64px)' },
            maxHeight: { xs: 'calc(100dvh - 24px)', md: 'calc(100dvh - 64px)' },
            margin: { xs: 'auto 0 0', md: 'auto' },
            [LOW_WINDOW]: { maxHeight: 'calc(100dvh - 16px)' },
          },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', padding: { xs: 1, md: 2 }, paddingBottom: 1 }}>
        <DialogTitle sx={{ flex: 1, minWidth: 0, padding: '10px 8px' }}>{titleOf(view)}</DialogTitle>
        <IconButton aria-label={actions.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      {view.kind === 'ready' && <Content {...view} />}
      {view.kind === 'loading' && <LoadingBlock label={productTexts.loading} />}
      {view.kind === 'notFound' && (
        <Typography role="alert" sx={{ padding: 3, paddingTop: 0 }}>
          {productTexts.notFoundText}
        </Typography>
      )}
    </Dialog>
  );
}

function Content(view: ReadyQuickView) {
  const { product, choice, isOfLine } = view;
  const { sizeGroup, isMissing, withSize } = useRequiredSize(product.sizes, choice.size, view.onSizeMissing);
  return (
    <>
      {/* Above, room for the outlines of the thumbnails. */}
      <DialogContent sx={{ padding: { xs: '4px 16px 16px', md: '4px 24px 16px' } }}>
        <Grid container spacing={{ xs: 2, md: 4 }}>
          <Grid size={{ xs: 12, md: 6 }}>
            <ProductGallery
              productId={product.id}
              name={product.name}
              images={product.images}
              chosen={view.picture}
              onChoose={view.onPictureChange}
              onDemo={view.onDemo}
              onDemoIntent={view.onDemoIntent}
            />
          </Grid>
          <Grid size={{ xs: 12, md: 6 }}>
            <Stack spacing={2.5}>
              <PriceTag price={product.price} originalPrice={product.originalPrice} size="large" />
              <ProductChoices
                product={product}
                choice={choice}
                sizeGroup={sizeGroup}
                isSizeMissed={view.wasSizeMissed && isMissing}
                onSizeChange={view.onSizeChange}
                onColorChange={view.onColorChange}
                onQuantityChange={isOfLine ? undefined : view.onQuantityChange}
              />
            </Stack>
          </Grid>
        </Grid>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: 1,
          padding: { xs: '8px 16px calc(8px + env(safe-area-inset-bottom))', md: '12px 24px' },
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Link component={RouterLink} to={routes.product(product.id)} variant="standalone">
          {productTexts.details}
        </Link>
        <Button variant="contained" color="primary" size="large" onClick={() => withSize(view.onSubmit)}>
          {isOfLine ? productTexts.saveChoice : cardTexts.addToCart}
        </Button>
      </DialogActions>
    </>
  );
}
