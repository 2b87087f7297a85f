import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderItem, OrderStatusCode } from '../../api/models/types';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { UnbrokenUnits } from '../../components/UnbrokenUnits';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { routes } from '../../lib/routes';
import { actions, times } from '../../lib/texts';
import type { KnownProduct, KnownProducts } from './catalogueProducts';
import { OrderBlock, orderColumn, type TotalledOrder, OrderTimeline } from './OrderBlock';
import { PICTURE_WIDTH } from './OrderItems';
import { orderSuccessTexts, orderTexts, trackOrderTexts, nextTexts } from './ordersTexts';
import { orderStatusKind } from '../../lib/orderStatus';

interface NamedOrder {
  readonly orderId: string;
  readonly lines: readonly (Pick<OrderItem, 'name' | 'quantity'> & KnownProduct)[];
  readonly isLoading: boolean;
}

export interface OrderSuccessScreenProps {
  readonly view:
    | { readonly kind: 'unknown' }
    | ({ readonly kind: 'named' } & NamedOrder)
    | {
        readonly kind: 'ready';
        readonly order: TotalledOrder;
        readonly products: KnownProducts;
        readonly paidBy: PaidBy | null;
      };
  /** Where the email goes; '' where that is not known. */
  readonly email: string;
}

/** The status code of an order that is placed, which is all that is known of it. */
const PLACED = 0;

/** On phones what happens now is above the buttons, elsewhere below them. It holds nothing that takes the focus. */
const firstSx = { order: { sm: -1 } } as const;

/** The thanks for an order, and the order itself where it is known. */
export function OrderSuccessScreen({ view, email }: OrderSuccessScreenProps) {
  const orderId = view.kind === 'ready' ? view.order.id : view.kind === 'named' ? view.orderId : '';
  return (
    <Stack spacing={4} useFlexGap sx={{ ...orderColumn, paddingBlock: { xs: 3, md: 8 } }}>
      <Stack spacing={2} sx={firstSx}>
        <CheckCircleOutlined color="success" sx={{ fontSize: 48 }} />
        <PageHeading>{orderSuccessTexts.thanks}</PageHeading>
        <Typography variant="subtitle1" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {orderSuccessTexts.thanksHint(email)}
        </Typography>
      </Stack>
      {view.kind === 'ready' && <NextSteps status={view.order.status} paidBy={view.paidBy} />}
      {view.kind === 'named' && view.isLoading && (
        <Skeleton sx={{ display: { sm: 'none' }, height: STEPS_HEIGHT }} />
      )}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        useFlexGap
        sx={{ ...firstSx, flexWrap: 'wrap' }}
      >
        <Button component={RouterLink} to={routes.orders} variant="contained" color="primary">
          {actions.viewOrders}
        </Button>
        <Button component={RouterLink} to={routes.home} variant="outlined">
          {actions.continueShopping}
        </Button>
        {orderId !== '' && (
          <Button component={RouterLink} to={routes.trackOrder(orderId)}>
            {trackOrderTexts.trackNow}
          </Button>
        )}
      </Stack>
      {view.kind === 'named' && <NamedBlock {...view} />}
      {view.kind === 'ready' && <OrderBlock order={view.order} products={view.products} hasLinks />}
    </Stack>
  );
}

/** An order by what the shopper has sent: its price and address are the store's to say. */
function NamedBlock({ orderId, lines, isLoading }: NamedOrder) {
  const headingId = useId();
  const hasPictures = lines.some(({ image }) => image !== '');
  return (
    <Card component="section" aria-labelledby={headingId}>
      <CardContent>
        <Stack spacing={2} sx={{ overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h3" id={headingId}>
            {orderTexts.order(orderId)}
          </Typography>
          <OrderTimeline status={PLACED} />
          {lines.length > 0 && (
            <List disablePadding aria-label={orderTexts.items}>
              {lines.map(({ id, image, name, quantity }, index) => (
                <ListItem key={index} disableGutters sx={{ columnGap: 1.5 }}>
                  {hasPictures && (
                    <Box sx={{ width: PICTURE_WIDTH, flexShrink: 0 }}>
                      <ProductImage src={image} alt="" sizes={pictureSizes.thumbnail} productId={id} />
                    </Box>
                  )}
                  <span>
                    {times(quantity)}
                    <UnbrokenUnits>{name}</UnbrokenUnits>
                  </span>
                </ListItem>
              ))}
            </List>
          )}
          {isLoading && <LoadingBlock label={orderSuccessTexts.loadingOrder} />}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** The ways in which a payment goes on after the store's answer. */
type PaidBy = keyof typeof nextTexts.ways | 'completed';

/** Its least height on phones, in pixels: what is below does not move when it becomes known. */
const STEPS_HEIGHT = 250;

interface NextStepsProps {
  readonly status: OrderStatusCode;
  /** Null where no payment of the order was started on this device. */
  readonly paidBy: PaidBy | null;
}

/** How an order was paid; '' where that is not known. */
export function paymentSays({ status, paidBy }: NextStepsProps): string {
  const isPending = orderStatusKind(status) === 'pending';
  if (paidBy === null) return isPending ? nextTexts.notPaid : '';
  if (paidBy === 'completed') return nextTexts.nothingMore;
  const way = nextTexts.ways[paidBy];
  return isPending ? nextTexts.waiting(way) : way;
}

/** What comes next of an order, and when; '' where that is not known. */
export function nextSays({ status, paidBy }: NextStepsProps): string {
  const kind = orderStatusKind(status);
  if (kind === 'unknown') return '';
  if (kind !== 'pending' || paidBy === 'completed') return nextTexts.after[kind];
  return paidBy === null ? nextTexts.payFirst : nextTexts.confirmFirst;
}

/** How an order was paid, and what comes next and when. */
function NextSteps(props: NextStepsProps) {
  const headingId = useId();
  const facts = [
    { name: nextTexts.payment, value: paymentSays(props) },
    { name: nextTexts.next, value: nextSays(props) },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ minHeight: { xs: STEPS_HEIGHT, sm: 0 } }}>
      <CardContent>
        <Typography component="h2" variant="h3" id={headingId} gutterBottom>
          {nextTexts.heading}
        </Typography>
        <Stack component="dl" spacing={1} sx={{ margin: 0 }}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ margin: 0 }}>
                {value}
              </Typography>
            </div>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
