import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { selectListedProduct, useGetProductQuery } from '../../api/storefrontApi';
import type { Product } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { lineKey as keyOf, type ProductChoice } from '../../lib/lineChoice';
import { pictureOfColor } from '../../lib/pictures';
import { noDialogs } from '../../lib/productDialogs';
import { addedFromQuickView, lineChoiceChanged, selectCartLines } from '../cart';
import { productToShow } from './isProductMissing';
import { choiceChanged, sizeMissed } from './catalogEvents';
import { inColor } from './productDetails';
import { QuickView } from './QuickView';
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

const ConnectedQuickView = connector(function ConnectedQuickView({
  isOpen,
  id,
  line,
  listed,
  onClose,
  ...events
}: ConnectedProps<typeof connector> & OwnProps) {
  const result = useGetProductQuery(id === '' ? skipToken : { id });
  const product = productToShow(result, listed);

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
    <QuickView
      isOpen={isOpen}
      product={product ?? null}
      isMissing={product === null || result.isError}
      line={line}
      onChange={(change) => void events.choiceChanged({ ...change, isOnPage: false })}
      onSizeMissing={() => void events.sizeMissed({ isOnPage: false })}
      onSubmit={submit}
      onClose={onClose}
    />
  );
});

/** The Quick View that the address opens. */
export function QuickViewContainer() {
  const { id, shownId, read, close } = useDialogAddress('view', noDialogs);
  return <ConnectedQuickView isOpen={id !== ''} id={shownId} lineKey={read('line')} onClose={close} />;
}
