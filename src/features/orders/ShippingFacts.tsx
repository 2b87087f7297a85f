import Box from '@mui/material/Box';
import type { Order } from '../../api/models/types';

/** Shipping address, method and tracking number of an order (specification, section 3). */
export function ShippingFacts({ shipping }: Pick<Order, 'shipping'>) {
  const facts = [
    { name: 'Shipping address', value: shipping.address },
    { name: 'Method', value: shipping.method },
    { name: 'Tracking number', value: shipping.tracking },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' },
        columnGap: 4,
        rowGap: 1.5,
        margin: 0,
        '& dt': { color: 'text.secondary', typography: 'body2' },
        '& dd': { margin: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
