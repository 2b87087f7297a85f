import Button from '@mui/material/Button';
import { useRef } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '../../api/models/types';
import { cardTexts } from '../../components/componentTexts';
import { routes } from '../../lib/routes';
import { hasDialog, noDialogs, withDialogs } from '../../lib/productDialogs';
import { addedFromCard } from '../cart';
import { actions } from '../../lib/texts';

const connector = connect(null, { addedFromCard });

interface OwnProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** The Product Demo's Add to Cart; of several sizes one is chosen in the Quick View. Nothing over a Quick View or a product's page, which have their own. */
export const DemoPurchase = connector(function DemoPurchase({
  product,
  addedFromCard,
  onClose,
}: ConnectedProps<typeof connector> & OwnProps) {
  const location = useLocation();
  const navigate = useNavigate();
  /** The button is still there while the dialog closes. */
  const isAdded = useRef(false);
  if (hasDialog(location.search, ['view']) || location.pathname === routes.product(product.id)) return null;
  const hasSizes = product.sizes.length > 1;

  function add(): void {
    if (isAdded.current) return;
    isAdded.current = true;
    addedFromCard(product);
    onClose();
  }

  function chooseSize(): void {
    void navigate(withDialogs(location, { ...noDialogs, view: product.id }), { replace: true });
  }

  return (
    <Button variant="contained" color="primary" onClick={hasSizes ? chooseSize : add}>
      {hasSizes ? actions.chooseSize : cardTexts.addToCart}
    </Button>
  );
});
