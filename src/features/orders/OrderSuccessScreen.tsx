import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderItem } from '../../api/models/types';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { UnbrokenUnits } from '../../components/UnbrokenUnits';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { routes } from '../../lib/routes';
import { actions, times } from '../../lib/texts';
import type { KnownProduct, KnownProducts } from './catalogueProducts';
import { NextSteps, type PaidBy } from './NextSteps';
import { OrderBlock, orderColumn, type TotalledOrder, OrderTimeline } from './OrderBlock';
import { PICTURE_WIDTH } from './OrderItems';
import { orderSuccessTexts, orderTexts, trackOrderTexts } from './ordersTexts';

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
    <Stack spacing={{ xs: 2.5, md: 4 }} useFlexGap sx={{ ...orderColumn, paddingBlock: { xs: 0, md: 8 } }}>
      <Stack spacing={{ xs: 1.5, md: 2 }} sx={firstSx}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <CheckCircleOutlined color="success" sx={{ fontSize: 40 }} />
          <PageHeading>{orderSuccessTexts.thanks}</PageHeading>
        </Stack>
        <Typography variant="subtitle1" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {orderSuccessTexts.thanksHint(email)}
        </Typography>
      </Stack>
      {view.kind === 'ready' && (
        <NextSteps orderId={orderId} known={{ ...view.order, paidBy: view.paidBy }} isLoading={false} />
      )}
      {view.kind === 'named' && <NextSteps orderId={orderId} known={null} isLoading={view.isLoading} />}
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
      {view.kind === 'ready' && (
        <OrderBlock order={view.order} products={view.products} hasLinks isPaying={view.paidBy !== null} />
      )}
    </Stack>
  );
}

/** An order by what the shopper has sent: its price and address are the server's to say. */
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
