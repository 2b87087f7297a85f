import { skipToken } from '@reduxjs/toolkit/query/react';
import { use, useEffect, useRef } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { selectListedProduct } from '../../api/loadedProducts';
import { useGetProductQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { ProductActionsContext } from '../../components/productActions';
import { lineKey as keyOf } from '../../lib/lineChoice';
import { pictureOfColor } from '../../lib/pictureOfColor';
import { noDialogs } from '../../lib/productDialogs';
import { addedFromQuickView, lineChoiceChanged, selectCartLines } from '../cart';
import { productToShow } from './isProductMissing';
import { choiceOf, chosenColor, inColor } from './productDetails';
import { productDialogOpened, quickViewActions, selectQuickViewDraft } from './productDraftSlice';
import { QuickView, type QuickViewState } from './QuickView';
import { useDialogAddress } from './useDialogAddress';
import { useShownWhileClosing } from './useShownWhileClosing';

interface OwnProps {
  /** The product's id; '' while the dialog is closed. */
  readonly id: string;
  /** The key of the cart line whose choice is changed; '' to add a new one. */
  readonly lineKey: string;
  readonly onClose: () => void;
}

const mapStateToProps = (state: RootState, { id, lineKey }: OwnProps) => ({
  draft: selectQuickViewDraft(state, id),
  line: selectCartLines(state).find((line) => line.id === id && keyOf(line) === lineKey),
  listed: selectListedProduct(state, id),
});

const connector = connect(mapStateToProps, {
  ...quickViewActions,
  addedFromQuickView,
  lineChoiceChanged,
  productDialogOpened,
});

type Props = ConnectedProps<typeof connector> & OwnProps;

/** The Quick View: a product's pictures and choices in a dialog over the page, or the choice of a cart line. */
function QuickViewBase({ id, line, listed, draft, onClose, left, ...events }: Props) {
  const { onIntent } = use(ProductActionsContext);
  const isOpen = id !== '';
  const productId = useShownWhileClosing(id, isOpen);
  const result = useGetProductQuery(productId === '' ? skipToken : { id: productId });
  const product = productToShow(result, listed);

  /** The button is still there while the dialog closes. */
  const isSubmitted = useRef(false);

  // The next Quick View starts without the choices of this one.
  useEffect(() => {
    isSubmitted.current = false;
    if (isOpen) return () => void left();
    return undefined;
  }, [isOpen, id, left]);

  function view(): QuickViewState {
    if (!product) return { kind: product === null || result.isError ? 'notFound' : 'loading' };
    const choice = choiceOf(product, draft, line);
    const submit = (): void => {
      if (isSubmitted.current || !isOpen) return;
      isSubmitted.current = true;
      const { size, color } = choice;
      const image = pictureOfColor(product.images, color);
      if (line === undefined) events.addedFromQuickView(inColor(product, color), choice);
      else {
        events.lineChoiceChanged({ key: keyOf(line), size, color, ...(image !== undefined && { image }) });
      }
      onClose();
    };
    return {
      kind: 'ready',
      product,
      choice,
      picture: draft.picture,
      wasSizeMissed: draft.wasSizeMissed,
      isOfLine: line !== undefined,
      onPictureChange: (value) => void events.pictureChosen({ productId, value }),
      onSizeChange: (value) => void events.sizeChosen({ productId, value }),
      onColorChange: (value) => void events.colorChosen(chosenColor(product, value)),
      onQuantityChange: (value) => void events.quantityChosen({ productId, value }),
      onDemo: () => void events.productDialogOpened({ demo: productId }),
      onDemoIntent: () => onIntent('demo', productId),
      onSubmit: submit,
      onSizeMissing: () => void events.sizeMissed({ productId }),
    };
  }

  return <QuickView isOpen={isOpen} view={view()} onClose={onClose} />;
}

const ConnectedQuickView = connector(QuickViewBase);

/** The Quick View that the address opens. */
export function QuickViewContainer() {
  const { read, close } = useDialogAddress(noDialogs);
  return <ConnectedQuickView id={read('view')} lineKey={read('line')} onClose={close} />;
}
