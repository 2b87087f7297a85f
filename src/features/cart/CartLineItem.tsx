import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { styled } from '@mui/material/styles';
import { colors, from, spreadRow } from '../../components/tokens';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { MutedText, Text } from '../../components/Text';
import { fontWeights } from '../../components/typography';
import { memo } from 'react';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { ActionLink } from '../../components/ActionLink';
import { LineChanges } from '../../components/LineChanges';
import { Money } from '../../components/Money';
import { pictureSizes } from '../../components/pictureSizes';
import { NoSize } from '../../components/NoSize';
import { ProductImage } from '../../components/ProductImage';
import { QuantityStepper } from '../../components/QuantityStepper';
import { choiceText, lacksSize, lineKey } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { lineName } from './lineName';
import { cartPageTexts } from './cartPageTexts';

/** Width of a line's picture, in pixels: on phones and on wider screens. */
const PICTURE_WIDTH = { xs: 84, md: 120 } as const;

/** Layout of a line, and of its skeleton. */
export const lineBox = {
  display: 'grid',
  gridTemplateColumns: `${PICTURE_WIDTH.xs}px minmax(0, 1fr)`,
  gap: 16,
  paddingBlock: 24,
  borderBottom: `1px solid ${colors.divider}`,
  [from.md]: { gridTemplateColumns: `${PICTURE_WIDTH.md}px minmax(0, 1fr)`, gap: 24 },
} as const;

/**
 * A line below the fold is laid out when it comes near; the sides leave room for the focus outline. Not the first lines:
 * the browser would give them a height of its own at first.
 */
const Line = styled('li')({
  ...lineBox,
  '&:nth-of-type(n + 8)': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 170px',
    marginInline: -6,
    paddingInline: 6,
  },
});

const Picture = styled('div')({ width: PICTURE_WIDTH.xs, [from.md]: { width: PICTURE_WIDTH.md } });
const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 });
const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
});
// With enlarged text the total is below, so that the name keeps its width.
const Words = styled('div')({ flex: '1 1 5.5rem', minWidth: 'min(100%, 5.5rem)' });

/** A very long name is cut. */
const NameLink = styled(ActionLink)({
  fontWeight: fontWeights.medium,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** As high as a missing size is said, which is known only once the store was asked: the lines below do not move. */
const Choice = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 8, minHeight: '1.5rem' });

const Total = styled(Text)({
  fontSize: 'min(1rem, 7.5vw)',
  fontWeight: fontWeights.medium,
  whiteSpace: 'nowrap',
});
const Controls = styled('div')({ ...spreadRow, marginTop: 'auto' });
const Ways = styled('div')({ display: 'flex', alignItems: 'center', marginLeft: 'auto' });
const SaveButton = styled(Button)({
  fontSize: '0.8125rem',
  paddingInline: 4,
  [from.md]: { fontSize: '0.9375rem', paddingInline: 12 },
});
// Aligns the icon, not its button, with the price.
const RemoveButton = styled(IconButton)({ marginInlineEnd: -10 });

export interface CartLineItemProps {
  readonly line: CartLine;
  /** What the store last said of its product; undefined while it is unknown. */
  readonly checked?: CheckedProduct | undefined;
  readonly onQuantityChange: (change: { readonly key: string; readonly quantity: number }) => void;
  readonly onRemove: (removed: { readonly key: string }) => void;
  readonly onSave: (saved: { readonly line: CartLine }) => void;
}

/**
 * A line of the cart: its picture, name, choice, quantity and total, and how to remove it. Rendered again only when
 * the line itself changes.
 */
export const CartLineItem = memo(function CartLineItem({
  line,
  checked,
  onQuantityChange,
  onRemove,
  onSave,
}: CartLineItemProps) {
  const key = lineKey(line);
  const choice = choiceText(line);
  const fullName = lineName(line);
  return (
    <Line>
      <Picture>
        <ProductImage src={line.image} alt="" sizes={pictureSizes.thumbnail} productId={line.id} />
      </Picture>
      <Parts>
        <Facts>
          <Words>
            <NameLink to={routes.product(line.id)} underline="hover">
              {line.name}
            </NameLink>
            <Choice>
              {choice !== '' && <MutedText variant="body2">{choice}</MutedText>}
              {lacksSize(line, checked) && <NoSize line={line} />}
            </Choice>
            {line.quantity > 1 && (
              <MutedText variant="body2">
                <Money rupees={line.price} /> {cartPageTexts.each}
              </MutedText>
            )}
            <LineChanges line={line} checked={checked} />
          </Words>
          <Total>
            <Money rupees={line.price * line.quantity} />
          </Total>
        </Facts>
        <Controls>
          <QuantityStepper
            value={line.quantity}
            onChange={(quantity) => onQuantityChange({ key, quantity })}
            label={cartPageTexts.quantityOf(fullName)}
          />
          <Ways>
            <SaveButton
              variant="text"
              aria-label={cartPageTexts.saveLine(fullName)}
              onClick={() => onSave({ line })}
            >
              {cartPageTexts.saveForLater}
            </SaveButton>
            <RemoveButton
              aria-label={cartPageTexts.removeLine(fullName)}
              data-remove={key}
              onClick={() => onRemove({ key })}
            >
              <DeleteOutlined />
            </RemoveButton>
          </Ways>
        </Controls>
      </Parts>
    </Line>
  );
});
