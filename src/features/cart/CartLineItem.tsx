import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { CartLine } from '../../api/models/types';
import { ActionLink } from '../../components/ActionLink';
import { Money } from '../../components/Money';
import { ProductImage } from '../../components/ProductImage';
import { QuantityStepper } from '../../components/QuantityStepper';
import { lineChoice } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { lineName } from './lineName';

/** A cart line with the key that changes and removals name it by. */
export interface KeyedLine extends CartLine {
  readonly key: string;
}

/** Side of a line's picture, in pixels. */
const pictureWidth = { xs: 84, md: 120 };

/** A name of the store's making: three lines of it tell products apart, the rest is on the product's page. */
const nameSx = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** The box of a line. */
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

export interface CartLineItemProps {
  readonly line: KeyedLine;
  readonly onQuantityChange: (key: string, quantity: number) => void;
  readonly onRemove: (key: string) => void;
}

/** A line of the cart: its picture, name, choice, quantity and total, and how to remove it. */
export function CartLineItem({ line, onQuantityChange, onRemove }: CartLineItemProps) {
  const choice = lineChoice(line);
  const fullName = lineName(line);
  return (
    <Box component="li" sx={lineSx}>
      <Box sx={{ width: pictureWidth }}>
        <ProductImage src={line.image} alt="" productId={line.id} sizes={`${pictureWidth.md}px`} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ minWidth: 0 }}>
            <ActionLink
              to={routes.product(line.id)}
              underline="hover"
              sx={{ fontWeight: 'fontWeightMedium', ...nameSx }}
            >
              {line.name}
            </ActionLink>
            {choice !== '' && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {choice}
              </Typography>
            )}
            {line.quantity > 1 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Money rupees={line.price} /> each
              </Typography>
            )}
          </Box>
          <Typography component="p" sx={{ fontWeight: 'fontWeightMedium', whiteSpace: 'nowrap' }}>
            <Money rupees={line.price * line.quantity} />
          </Typography>
        </Box>
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: 'auto' }}
        >
          <QuantityStepper
            value={line.quantity}
            onChange={(quantity) => onQuantityChange(line.key, quantity)}
            label={`Quantity of ${fullName}`}
          />
          <IconButton
            aria-label={`Remove ${fullName}`}
            data-remove={line.key}
            onClick={() => onRemove(line.key)}
          >
            <DeleteOutlined />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}
