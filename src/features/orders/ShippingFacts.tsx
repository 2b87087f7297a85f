import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { Order } from '../../api/models/types';
import { notAvailable } from '../../lib/texts';
import { orderTexts } from './ordersTexts';

interface ShippingFactsProps extends Pick<Order, 'shipping'> {
  /** One quiet line, for lists in which most orders say the same. */
  readonly isQuiet?: boolean;
}

const quietSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  overflowWrap: 'anywhere',
  '& dt, & dd': { display: 'inline', margin: 0 },
  '& dt::after': { content: '": "' },
} as const;

/** Shipping address, method and tracking number of an order [3.order]. */
export function ShippingFacts({ shipping, isQuiet = false }: ShippingFactsProps) {
  const facts = [
    { name: orderTexts.shippingAddress, value: shipping.address, columns: 6 },
    { name: orderTexts.method, value: shipping.method, columns: 3 },
    { name: orderTexts.trackingNumber, value: shipping.tracking, columns: 3 },
  ];
  if (isQuiet) {
    return (
      <Typography component="dl" variant="body2" color="textSecondary" sx={quietSx}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Typography>
    );
  }
  return (
    <Grid
      container
      component="dl"
      columnSpacing={4}
      rowSpacing={1.5}
      sx={{ margin: 0, overflowWrap: 'anywhere' }}
    >
      {facts.map(({ name, value, columns }) => (
        <Grid key={name} size={{ xs: 12, sm: columns }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" color={value === notAvailable ? 'textSecondary' : undefined}>
            {value}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
