import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import { spreadRow } from '../../components/tokens';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Text } from '../../components/Text';
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

/** Width of a line's picture, in pixels. */
const pictureWidth = { xs: 84, md: 120 };

/** A very long name is cut. */
const nameSx = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Layout of a line, and of its skeleton. */
export const lineSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: `${pictureWidth.xs}px minmax(0, 1fr)`,
    md: `${pictureWidth.md}px minmax(0, 1fr)`,
  },
  gap: { xs: 2, md: 3 },
  paddingBlock: 3,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

/** As high as a missing size is said, which is known only once the store was asked: the lines below do not move. */
const choiceSx = { display: 'flex', flexWrap: 'wrap', columnGap: 1, minHeight: '1.5rem' } as const;

/**
 * A line below the fold is laid out when it comes near; the sides leave room for the focus outline. Not the first lines:
 * the browser would give them a height of its own at first.
 */
const lazySx = {
  ...lineSx,
  '&:nth-of-type(n + 8)': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 170px',
    marginInline: '-6px',
    paddingInline: '6px',
  },
} as const;

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
    <Box component="li" sx={lazySx}>
      <Box sx={{ width: pictureWidth }}>
        <ProductImage src={line.image} alt="" sizes={pictureSizes.thumbnail} productId={line.id} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          {/* With enlarged text the total is below, so that the name keeps its width. */}
          <Box sx={{ flex: '1 1 5.5rem', minWidth: 'min(100%, 5.5rem)' }}>
            <ActionLink
              to={routes.product(line.id)}
              underline="hover"
              sx={{ fontWeight: 'fontWeightMedium', ...nameSx }}
            >
              {line.name}
            </ActionLink>
            <Box sx={choiceSx}>
              {choice !== '' && (
                <Text variant="body2" sx={{ color: 'text.secondary' }}>
                  {choice}
                </Text>
              )}
              {lacksSize(line, checked) && <NoSize line={line} />}
            </Box>
            {line.quantity > 1 && (
              <Text variant="body2" sx={{ color: 'text.secondary' }}>
                <Money rupees={line.price} /> {cartPageTexts.each}
              </Text>
            )}
            <LineChanges line={line} checked={checked} />
          </Box>
          <Text
            component="p"
            sx={{ fontSize: 'min(1rem, 7.5vw)', fontWeight: 'fontWeightMedium', whiteSpace: 'nowrap' }}
          >
            <Money rupees={line.price * line.quantity} />
          </Text>
        </Box>
        <Box sx={{ ...spreadRow, marginTop: 'auto' }}>
          <QuantityStepper
            value={line.quantity}
            onChange={(quantity) => onQuantityChange({ key, quantity })}
            label={cartPageTexts.quantityOf(fullName)}
          />
          <Box sx={{ display: 'flex', alignItems: 'center', marginLeft: 'auto' }}>
            <Button
              variant="text"
              aria-label={cartPageTexts.saveLine(fullName)}
              onClick={() => onSave({ line })}
              sx={{
                fontSize: { xs: '0.8125rem', md: '0.9375rem' },
                paddingInline: { xs: 0.5, md: 1.5 },
              }}
            >
              {cartPageTexts.saveForLater}
            </Button>
            <IconButton
              aria-label={cartPageTexts.removeLine(fullName)}
              data-remove={key}
              onClick={() => onRemove({ key })}
              // Aligns the icon, not its button, with the price.
              sx={{ marginInlineEnd: '-10px' }}
            >
              <DeleteOutlined />
            </IconButton>
          </Box>
        </Box>
      </Box>
    </Box>
  );
});
