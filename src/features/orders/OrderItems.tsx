import Box from '@mui/material/Box';
import type { OrderItem } from '../../api/models/types';
import { Money } from '../../components/Money';
import { VisuallyHidden } from '../../components/VisuallyHidden';

interface OrderItemsProps {
  readonly items: readonly OrderItem[];
  /** Rupees; without it the table has no line for the total. */
  readonly total?: number;
}

const cellSx = {
  paddingBlock: 1.25,
  paddingInline: 0,
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
const numberSx = { ...cellSx, textAlign: 'right', paddingLeft: 2, whiteSpace: 'nowrap' } as const;
const headSx = { color: 'text.secondary', fontWeight: 'fontWeightRegular', fontSize: '0.875rem' } as const;

/** The table of ordered items: name, quantity, and the price of one piece in rupees. */
export function OrderItems({ items, total }: OrderItemsProps) {
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
      <caption>
        <VisuallyHidden>Items</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ ...cellSx, ...headSx }}>
            Item
          </Box>
          <Box component="th" scope="col" sx={{ ...numberSx, ...headSx }}>
            Quantity
          </Box>
          <Box component="th" scope="col" sx={{ ...numberSx, ...headSx }}>
            Price
          </Box>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={`${index}-${item.id}`}>
            <Box component="td" sx={{ ...cellSx, overflowWrap: 'anywhere' }}>
              {item.name}
            </Box>
            <Box component="td" sx={{ ...numberSx, fontVariantNumeric: 'tabular-nums' }}>
              {item.quantity}
            </Box>
            <Box component="td" sx={numberSx}>
              <Money rupees={item.price} />
            </Box>
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <Box
              component="th"
              scope="row"
              colSpan={2}
              sx={{ ...cellSx, borderBottom: 0, fontWeight: 'fontWeightBold' }}
            >
              Total
            </Box>
            <Box component="td" sx={{ ...numberSx, borderBottom: 0, fontWeight: 'fontWeightBold' }}>
              <Money rupees={total} />
            </Box>
          </tr>
        </tfoot>
      )}
    </Box>
  );
}
