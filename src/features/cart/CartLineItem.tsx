import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import type { ChooseSize } from '../../components/LineSizes';
import { LineTotal, LineChanges } from '../../components/LineTotal';
import { Money } from '../../components/Money';
import { pictureSizes } from '../../components/pictureSizes';
import { NoSize } from '../../components/NoSize';
import { FormerPrice } from '../../components/PriceTag';
import { ProductImage } from '../../components/ProductImage';
import { QuantityStepper } from '../../components/QuantityStepper';
import { choiceText, lacksSize, lineKey } from '../../lib/lineChoice';
import { priceToday } from '../../lib/linePrice';
import { routes } from '../../lib/routes';
import { formerPriceOf, lineName } from './cartLine';
import { cartTexts } from './cartTexts';

export interface CartLineItemProps {
  readonly line: CartLine;
  /** What the store last said of its product; undefined while it is unknown. */
  readonly checked?: CheckedProduct | undefined;
  readonly onQuantityChange: (change: { readonly key: string; readonly quantity: number }) => void;
  readonly onRemove: (removed: { readonly key: string }) => void;
  readonly onSizeChoose: ChooseSize;
  readonly onSave: (saved: { readonly line: CartLine }) => void;
}

/**
 * A line of the cart: its picture, name, choice, quantity and total, and how to remove it. Rendered again only when
 * the line itself changes. `CartLineList` styles its parts.
 */
export const CartLineItem = memo(function CartLineItem({
  line,
  checked,
  onQuantityChange,
  onRemove,
  onSizeChoose,
  onSave,
}: CartLineItemProps) {
  const key = lineKey(line);
  const choice = choiceText(line);
  const today = priceToday(line, checked);
  const fullName = lineName(line);
  const former = formerPriceOf(line, checked);
  // What is below does not move once the store has answered.
  const [isReserved] = useState(checked === undefined);
  return (
    <li className="CartLine" data-reserved={isReserved || undefined}>
      <div>
        <ProductImage src={line.image} alt="" sizes={pictureSizes.thumbnail} productId={line.id} />
      </div>
      <div className="CartLine-parts">
        <div className="CartLine-facts">
          <div className="CartLine-words">
            <Link
              className="CartLine-name"
              component={RouterLink}
              to={routes.product(line.id)}
              underline="hover"
            >
              {line.name}
            </Link>
            <div className="CartLine-choice" data-unsized={line.selectedSize === '' || undefined}>
              {choice !== '' && (
                <Typography variant="body2" color="textSecondary">
                  {choice}
                </Typography>
              )}
              {lacksSize(line, checked) && <NoSize line={line} checked={checked} onChoose={onSizeChoose} />}
            </div>
            {line.quantity > 1 && today !== null && (
              <Typography variant="body2" color="textSecondary">
                <Money amount={today} /> {cartTexts.each}
              </Typography>
            )}
            <LineChanges line={line} checked={checked} />
          </div>
          <Typography component="div" className="CartLine-total">
            <LineTotal line={line} checked={checked} />
            {former !== null && (
              <FormerPrice price={line.price} originalPrice={former} quantity={line.quantity} />
            )}
          </Typography>
        </div>
        <div className="CartLine-controls">
          {today !== null && (
            <QuantityStepper
              value={line.quantity}
              onChange={(quantity) => onQuantityChange({ key, quantity })}
              label={cartTexts.quantityOf(fullName)}
            />
          )}
          <div className="CartLine-ways">
            {today !== null && (
              <Button
                className="CartLine-save"
                aria-label={cartTexts.saveLine(fullName)}
                onClick={() => onSave({ line })}
              >
                {cartTexts.saveForLater}
              </Button>
            )}
            <IconButton
              edge="end"
              aria-label={cartTexts.removeLine(fullName)}
              data-remove={key}
              onClick={() => onRemove({ key })}
            >
              <DeleteOutlined />
            </IconButton>
          </div>
        </div>
      </div>
    </li>
  );
});
