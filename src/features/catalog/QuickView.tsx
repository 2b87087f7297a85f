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
import { useState } from 'react';
import type { CartLine, Product } from '../../api/models/types';
import { cardTexts } from '../../components/componentTexts';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PriceTag } from '../../components/PriceTag';
import { LOW_WINDOW } from '../../components/tokens';
import type { ProductChoice } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { ProductChoices, useProductChoice, type ChoiceEvents } from './ProductChoices';
import { ProductGallery } from './ProductGallery';
import { productTexts } from './catalogTexts';

interface QuickViewProps {
  readonly isOpen: boolean;
  /** Null while it is loading, or where it is missing. */
  readonly product: Product | null;
  readonly isMissing: boolean;
  /** The cart line whose choice is changed; undefined to add one. */
  readonly line: CartLine | undefined;
  readonly onChange: ChoiceEvents['onChange'];
  readonly onSizeMissing: () => void;
  /** The button was pressed with a valid choice. */
  readonly onSubmit: (product: Product, choice: ProductChoice) => void;
  readonly onClose: () => void;
}

/** A product in a dialog: on phones as wide as the screen, with its button at the lower edge. */
export function QuickView(props: QuickViewProps) {
  const { isOpen, product, isMissing, onClose } = props;
  const placeholder = isMissing ? productTexts.notFound : productTexts.loading;
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
      <Stack
        direction="row"
        sx={{ alignItems: 'flex-start', padding: { xs: '8px 20px 8px 8px', md: '16px 16px 8px' } }}
      >
        <DialogTitle sx={{ flex: 1, minWidth: 0, padding: '10px 8px' }}>
          {product?.name ?? placeholder}
        </DialogTitle>
        <IconButton aria-label={actions.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      {product !== null && <Content key={product.id} {...props} product={product} />}
      {product === null && !isMissing && <LoadingBlock label={productTexts.loading} />}
      {product === null && isMissing && (
        <Typography role="alert" sx={{ padding: 3, paddingTop: 0 }}>
          {productTexts.notFoundText}
        </Typography>
      )}
    </Dialog>
  );
}

function Content({
  product,
  line,
  onChange,
  onSizeMissing,
  onSubmit,
}: QuickViewProps & { readonly product: Product }) {
  const [picture, setPicture] = useState(0);
  const { choice, choices, withSize } = useProductChoice(
    product,
    { onChange, onPictureChange: setPicture, onSizeMissing },
    line,
  );
  return (
    <>
      {/* Above, room for the outlines of the thumbnails. */}
      <DialogContent sx={{ padding: { xs: '4px 16px 16px', md: '4px 24px 16px' } }}>
        <Grid container spacing={{ xs: 2, md: 4 }}>
          <Grid size={{ xs: 12, md: 6 }}>
            <ProductGallery product={product} chosen={picture} onChoose={setPicture} />
          </Grid>
          <Grid size={{ xs: 12, md: 6 }}>
            <Stack spacing={2.5}>
              <PriceTag price={product.price} originalPrice={product.originalPrice} size="large" />
              <ProductChoices {...choices} hasQuantity={line === undefined} />
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
        <Link href={routes.product(product.id)} variant="standalone">
          {productTexts.details}
        </Link>
        <Button
          variant="contained"
          color="primary"
          size="large"
          onClick={() => withSize(() => onSubmit(product, choice))}
        >
          {line === undefined ? cardTexts.addToCart : productTexts.saveChoice}
        </Button>
      </DialogActions>
    </>
  );
}
