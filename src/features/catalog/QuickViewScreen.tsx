import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import Dialog from '@mui/material/Dialog';
import { IconButton } from '../../components/IconButton';
import { Text } from '../../components/Text';
import { useInertPage } from '../../components/useInertPage';
import { useId } from 'react';
import type { Product } from '../../api/models/types';
import { ActionLink } from '../../components/ActionLink';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PriceTag } from '../../components/PriceTag';
import { LOW_WINDOW, TOUCH_TARGET } from '../../components/tokens';
import type { ProductChoice } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { ProductChoices } from './ProductChoices';
import { ProductGallery } from './ProductGallery';
import { productTexts } from './productTexts';
import { useRequiredSize } from './useRequiredSize';
import { cardTexts } from '../../components/cardTexts';

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

interface QuickViewScreenProps {
  readonly isOpen: boolean;
  readonly view: QuickViewState;
  readonly onClose: () => void;
}

function titleOf(view: QuickViewState): string {
  if (view.kind === 'ready') return view.product.name;
  return view.kind === 'loading' ? productTexts.loading : productTexts.notFound;
}

/** A product in a dialog: on phones as wide as the screen, with its button at the lower edge. */
export function QuickViewScreen({ isOpen, view, onClose }: QuickViewScreenProps) {
  const titleId = useId();
  useInertPage(isOpen);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
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
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          padding: { xs: '8px 8px 4px 16px', md: '16px 16px 8px 24px' },
        }}
      >
        <Text
          id={titleId}
          component="h2"
          variant="h3"
          sx={{ flex: 1, minWidth: 0, paddingBlock: '10px', overflowWrap: 'anywhere' }}
        >
          {titleOf(view)}
        </Text>
        <IconButton aria-label={actions.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {view.kind === 'ready' && <Content {...view} />}
      {view.kind === 'loading' && <LoadingBlock label={productTexts.loading} />}
      {view.kind === 'notFound' && (
        <Text role="alert" sx={{ padding: 3, paddingTop: 0 }}>
          {productTexts.notFoundText}
        </Text>
      )}
    </Dialog>
  );
}

function Content(view: ReadyQuickView) {
  const { product, choice, isOfLine } = view;
  const { sizeGroup, isMissing, withSize } = useRequiredSize(product.sizes, choice.size, view.onSizeMissing);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: { xs: 2, md: 4 },
          alignItems: 'start',
          paddingInline: { xs: 2, md: 3 },
          // Room for the outlines of the thumbnails.
          paddingTop: '4px',
          paddingBottom: 2,
          overflowY: 'auto',
        }}
      >
        <ProductGallery
          productId={product.id}
          name={product.name}
          images={product.images}
          chosen={view.picture}
          onChoose={view.onPictureChange}
          onDemo={view.onDemo}
          onDemoIntent={view.onDemoIntent}
        />
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
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
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: 1,
          padding: { xs: '8px 16px calc(8px + env(safe-area-inset-bottom))', md: '12px 24px' },
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <ActionLink
          to={routes.product(product.id)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET }}
        >
          {productTexts.details}
        </ActionLink>
        <Button variant="contained" color="primary" size="large" onClick={() => withSize(view.onSubmit)}>
          {isOfLine ? productTexts.saveChoice : cardTexts.addToCart}
        </Button>
      </Box>
    </>
  );
}
