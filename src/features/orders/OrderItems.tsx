import Box from '@mui/material/Box';
import type { OrderItem } from '../../api/models/types';
import { Money } from '../../components/Money';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { visuallyHidden } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { ownValue } from '../../lib/untrusted';
import { orderTexts } from './orderTexts';

interface OrderItemsProps {
  readonly items: readonly OrderItem[];
  /** Rupees; without it the table has no line for the total. */
  readonly total?: number;
  /** Addresses of pictures by the product's name; without it the table has no pictures. */
  readonly pictures?: Readonly<Record<string, string>>;
}

/** Width of a picture, in pixels. */
const PICTURE_WIDTH = 40;

/**
 * On phones the name has a line of its own, and enlarged numbers take several, beside the picture. Rows are no table
 * rows for the browser, so every element says its role.
 */
function rowSx(hasPictures: boolean) {
  const picture = hasPictures ? `${PICTURE_WIDTH}px ` : '';
  return {
    display: { xs: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: { md: `${picture}minmax(0, 1fr) 4.5rem 7.5rem 8.5rem` },
    columnGap: { xs: 0.75, md: 1 },
    alignItems: 'center',
    position: 'relative',
    boxSizing: 'border-box',
    paddingBlock: 1,
    ...(hasPictures && {
      paddingLeft: { xs: `${PICTURE_WIDTH + 8}px`, md: 0 },
      minHeight: { xs: PICTURE_WIDTH * 1.25 + 17, md: 0 },
    }),
    borderBottom: '1px solid',
    borderColor: 'divider',
    breakInside: 'avoid',
  } as const;
}

const cellSx = { padding: 0, textAlign: 'left', fontWeight: 'inherit' } as const;
const numberSx = {
  ...cellSx,
  textAlign: { xs: 'left', md: 'right' },
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;
const sumSx = { ...numberSx, marginLeft: 'auto', textAlign: 'right' } as const;
const pictureSx = {
  ...cellSx,
  width: PICTURE_WIDTH,
  position: { xs: 'absolute', md: 'static' },
  left: 0,
  top: 8,
} as const;

/** The table of ordered items: name, quantity, the price of one piece and of all, in rupees. */
export function OrderItems({ items, total, pictures }: OrderItemsProps) {
  const row = rowSx(pictures !== undefined);
  const nameSx = {
    ...cellSx,
    overflowWrap: 'anywhere',
    flexBasis: '100%',
    minWidth: 0,
  } as const;
  return (
    <Box component="table" role="table" sx={{ display: 'block', width: '100%' }}>
      <caption>
        <VisuallyHidden>{orderTexts.items}</VisuallyHidden>
      </caption>
      <Box component="thead" role="rowgroup" sx={{ display: 'block' }}>
        <Box
          component="tr"
          role="row"
          sx={[
            row,
            { color: 'text.secondary', typography: 'body2' },
            (theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden }),
          ]}
        >
          {pictures !== undefined && <Box component="td" role="cell" sx={cellSx} />}
          <Box component="th" role="columnheader" sx={cellSx}>
            {orderTexts.item}
          </Box>
          <Box component="th" role="columnheader" sx={numberSx}>
            {orderTexts.quantity}
          </Box>
          <Box component="th" role="columnheader" sx={numberSx}>
            {orderTexts.price}
          </Box>
          <Box component="th" role="columnheader" sx={sumSx}>
            {orderTexts.total}
          </Box>
        </Box>
      </Box>
      <Box component="tbody" role="rowgroup" sx={{ display: 'block' }}>
        {items.map((item, index) => (
          <Box component="tr" role="row" key={`${index}-${item.id}`} sx={row}>
            {pictures !== undefined && (
              <Box component="td" role="cell" sx={pictureSx}>
                <ProductImage
                  src={ownValue(pictures, item.name) ?? ''}
                  alt=""
                  sizes={pictureSizes.thumbnail}
                  productId={item.name}
                />
              </Box>
            )}
            <Box component="td" role="cell" sx={nameSx}>
              {item.name}
            </Box>
            <Box component="td" role="cell" sx={numberSx}>
              {item.quantity} ×{' '}
            </Box>
            <Box component="td" role="cell" sx={numberSx}>
              <Money rupees={item.price} />{' '}
            </Box>
            <Box component="td" role="cell" sx={sumSx}>
              = <Money rupees={item.price * item.quantity} />
            </Box>
          </Box>
        ))}
      </Box>
      {total !== undefined && (
        <Box component="tfoot" role="rowgroup" sx={{ display: 'block' }}>
          <Box
            component="tr"
            role="row"
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              paddingTop: 1.25,
              fontWeight: 'fontWeightBold',
            }}
          >
            <Box component="th" role="rowheader" sx={cellSx}>
              {orderTexts.total}
            </Box>
            <Box component="td" role="cell" sx={sumSx}>
              <Money rupees={total} />
            </Box>
          </Box>
        </Box>
      )}
    </Box>
  );
}
