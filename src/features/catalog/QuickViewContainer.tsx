import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { productToShow, selectListedProduct, useGetProductQuery } from '../../api/storefrontApi';
import type { Product } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { cardTexts } from '../../components/componentTexts';
import { PriceTag } from '../../components/PriceTag';
import { lineKey as keyOf, type ProductChoice } from '../../lib/lineChoice';
import { pictureOfColor } from '../../lib/pictures';
import { noDialogs } from '../../lib/productDialogs';
import { routes } from '../../lib/routes';
import { addedFromQuickView, lineChoiceChanged, selectCartLines } from '../cart';
import { choiceChanged, sizeMissed } from './catalogEvents';
import { productTexts } from './catalogTexts';
import { CornerClose } from './CornerClose';
import { ProductChoices, useProductChoice } from './ProductChoices';
import { inColor } from './productDetails';
import { PHONE_PICTURE, ProductGallery } from './ProductGallery';
import { useDialogAddress } from './useDialogAddress';

interface OwnProps {
  readonly isOpen: boolean;
  readonly id: string;
  /** The key of the cart line whose choice is changed; '' to add a new one. */
  readonly lineKey: string;
  readonly onClose: () => void;
}

const mapStateToProps = (state: RootState, { id, lineKey }: OwnProps) => ({
  line: selectCartLines(state).find((line) => line.id === id && keyOf(line) === lineKey),
  listed: selectListedProduct(state, id),
});

const connector = connect(mapStateToProps, {
  addedFromQuickView,
  choiceChanged,
  lineChoiceChanged,
  sizeMissed,
});

type Props = ConnectedProps<typeof connector> & OwnProps;

/** A product in a dialog: on phones as wide as the screen, with its button at the lower edge. */
const QuickView = connector(function QuickView({ isOpen, id, line, listed, onClose, ...events }: Props) {
  const result = useGetProductQuery(id === '' ? skipToken : { id });
  const product = productToShow(result, listed);
  const isMissing = product === null || result.isError;

  /** The button is still there while the dialog closes. */
  const isSubmitted = useRef(false);

  useEffect(() => {
    isSubmitted.current = false;
  }, [isOpen, id]);

  function submit(chosen: Product, choice: ProductChoice): void {
    if (isSubmitted.current || !isOpen) return;
    isSubmitted.current = true;
    const { size, color } = choice;
    const image = pictureOfColor(chosen.images, color);
    if (line === undefined) events.addedFromQuickView(inColor(chosen, color), choice);
    else events.lineChoiceChanged({ key: keyOf(line), size, color, ...(image !== undefined && { image }) });
    onClose();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: {
            width: { xs: '100%', md: 880 },
            maxWidth: { xs: '100%', md: 'calc(100% - 64px)' },
            // On phones the header's place is free: a toast is in it.
            maxHeight: 'calc(100dvh - 64px)',
            margin: { xs: 'auto 0 0', md: 'auto' },
            // So that the quantity is in view too.
            [PHONE_PICTURE]: '30svh',
          },
        },
      }}
    >
      <CornerClose onClose={onClose} />
      {product && <Content key={product.id} {...events} product={product} line={line} onSubmit={submit} />}
      {!product && (
        <>
          <DialogTitle sx={{ minHeight: 72 }}>
            {isMissing ? productTexts.notFound : productTexts.loading}
          </DialogTitle>
          <Typography role="alert" sx={{ padding: 3, paddingTop: 0 }}>
            {isMissing && productTexts.notFoundText}
          </Typography>
        </>
      )}
    </Dialog>
  );
});

interface ContentProps extends Pick<Props, 'line' | 'choiceChanged' | 'sizeMissed'> {
  readonly product: Product;
  /** The button was pressed with a valid choice. */
  readonly onSubmit: (product: Product, choice: ProductChoice) => void;
}

function Content({ product, line, choiceChanged, sizeMissed, onSubmit }: ContentProps) {
  const [picture, setPicture] = useState(0);
  const { choice, choices, withSize } = useProductChoice(
    product,
    {
      onChange: (change) => choiceChanged({ ...change, isOnPage: false }),
      onPictureChange: setPicture,
      onSizeMissing: () => sizeMissed({ isOnPage: false }),
    },
    line,
  );
  return (
    <>
      <DialogContent sx={{ padding: { xs: 2, md: '24px 24px 16px' }, scrollPaddingTop: 64 }}>
        <Grid container spacing={{ xs: 2, md: 4 }}>
          <Grid size={{ xs: 12, md: 6 }}>
            <ProductGallery product={product} chosen={picture} onChoose={setPicture} />
          </Grid>
          <Grid size={{ xs: 12, md: 6 }}>
            <Stack spacing={3}>
              <div>
                {/* Beside Close. */}
                <DialogTitle sx={{ typography: 'h2', padding: { xs: 0, md: '0 40px 0 0' } }}>
                  {product.name}
                </DialogTitle>
                <PriceTag price={product.price} originalPrice={product.originalPrice} size="large" />
              </div>
              <ProductChoices {...choices} hasQuantity={line === undefined} />
            </Stack>
          </Grid>
        </Grid>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          // As wide as the column of the choices.
          display: 'grid',
          gridTemplateColumns: { xs: 'auto 1fr', md: '1fr 1fr' },
          columnGap: { xs: 2, md: 4 },
          justifyItems: 'start',
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
          fullWidth
          onClick={() => withSize(() => onSubmit(product, choice))}
        >
          {line === undefined ? cardTexts.addToCart : productTexts.saveChoice}
        </Button>
      </DialogActions>
    </>
  );
}

export function QuickViewContainer() {
  const { id, shownId, read, close } = useDialogAddress('view', noDialogs);
  return <QuickView isOpen={id !== ''} id={shownId} lineKey={read('line')} onClose={close} />;
}
