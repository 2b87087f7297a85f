import Typography from '@mui/material/Typography';
import type { Order } from '../../api/models/types';
import { orderTexts } from './ordersTexts';

const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  overflowWrap: 'anywhere',
  '& dt, & dd': { display: 'inline', margin: 0 },
  '& dt::after': { content: '": "' },
} as const;

/** Shipping address, method and tracking number of an order. */
export function ShippingFacts({ shipping }: Pick<Order, 'shipping'>) {
  const facts = [
    { name: orderTexts.shippingAddress, value: shipping.address },
    { name: orderTexts.method, value: shipping.method },
    { name: orderTexts.trackingNumber, value: shipping.tracking },
  ];
  return (
    <Typography component="dl" variant="body2" color="textSecondary" sx={factsSx}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Typography>
  );
}
