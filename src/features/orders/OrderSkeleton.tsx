import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '../../components/StatusChip';
import { formatDate } from '../../lib/dates';
import { actions, notAvailable } from '../../lib/texts';
import { OrderHead, OrderTimeline, ShippingFacts } from './OrderBlock';
import { OrderItems } from './OrderItems';
import { ordersPageTexts, orderTexts, skeletonTexts } from './ordersTexts';

const item = { name: skeletonTexts.product, quantity: 1, price: 1000 };

/** As large as most orders. Its parts give the skeleton their sizes, and are not seen. */
const sample = {
  id: 'ORD-0000-000000',
  date: '2000-01-01',
  status: 0,
  items: [
    { ...item, id: 1 },
    { ...item, id: 2 },
  ],
  total: 2000,
  choices: {},
  paidBy: null,
  shipping: {
    address: skeletonTexts.address,
    postalCode: '',
    method: skeletonTexts.method,
    tracking: notAvailable,
  },
} as const;

const partSx = { display: 'grid' } as const;
/** As wide as the order. */
const wideSx = { ...partSx, maxWidth: 'none' } as const;

export function OrderSkeleton() {
  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          <OrderHead
            heading={
              <Typography component="div" variant="h3">
                <Skeleton variant="text">
                  <span>{orderTexts.order(sample.id)}</span>
                </Skeleton>
              </Typography>
            }
            date={
              <Typography component="div" variant="body2">
                <Skeleton variant="text">
                  <span>{formatDate(sample.date)}</span>
                </Skeleton>
              </Typography>
            }
            status={
              <Skeleton component="div" sx={partSx}>
                <StatusChip status={sample.status} />
              </Skeleton>
            }
          />
          <Skeleton component="div" sx={wideSx}>
            <OrderTimeline status={sample.status} />
          </Skeleton>
          <Box sx={{ '& [data-picture] svg': { visibility: 'hidden' } }}>
            <OrderItems order={sample} products={{}} isLoading />
          </Box>
          <Skeleton component="div" sx={wideSx}>
            <ShippingFacts order={sample} />
          </Skeleton>
          <Stack direction="row" spacing={1}>
            {[actions.payNow, ordersPageTexts.buyAgain].map((name) => (
              <Skeleton component="div" key={name} sx={partSx}>
                <Button variant="outlined">{name}</Button>
              </Skeleton>
            ))}
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
