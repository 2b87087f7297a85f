import Box from '@mui/material/Box';
import type { Order } from '../../api/models/types';
import { notAvailable } from '../../lib/texts';
import { orderTexts } from './orderTexts';

interface ShippingFactsProps extends Pick<Order, 'shipping'> {
  /** One quiet line, for lists in which most orders say the same. */
  readonly isQuiet?: boolean;
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' },
  columnGap: 4,
  rowGap: 1.5,
  '& dt': { color: 'text.secondary', typography: 'body2' },
} as const;

const quietSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  typography: 'body2',
  color: 'text.secondary',
  '& dt, & dd': { display: 'inline' },
  '& dt::after': { content: '": "' },
} as const;

/** Shipping address, method and tracking number of an order (specification, section 3). */
export function ShippingFacts({ shipping, isQuiet = false }: ShippingFactsProps) {
  const facts = [
    { name: orderTexts.shippingAddress, value: shipping.address },
    { name: orderTexts.method, value: shipping.method },
    { name: orderTexts.trackingNumber, value: shipping.tracking },
  ];
  return (
    <Box
      component="dl"
      sx={[
        isQuiet ? quietSx : columnsSx,
        {
          margin: 0,
          '& dd': { margin: 0, overflowWrap: 'anywhere' },
          '& [data-missing]': { color: 'text.secondary' },
        },
      ]}
    >
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...(value === notAvailable && { 'data-missing': '' })}>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
