import Box from '@mui/material/Box';
import { Skeleton } from '../../components/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { memo, useId } from 'react';
import type { Order } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { StatusChip } from '../../components/StatusChip';
import { LIMITS } from '../../lib/constants';
import { formatDate } from '../../lib/dates';
import { orderStatusKind } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { OrderItems } from './OrderItems';
import { orderTexts } from './orderTexts';
import { ShippingFacts } from './ShippingFacts';

/** An order with its total in rupees. */
interface TotalledOrder extends Order {
  readonly total: number;
}

export interface OrdersScreenProps {
  readonly view:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
    | { readonly kind: 'empty' }
    | { readonly kind: 'ready'; readonly orders: readonly TotalledOrder[] };
}

/** Number of skeletons while the orders are loading. */
const SKELETON_COUNT = 2;

/** The shopper's orders (specification, section 2). */
export function OrdersScreen({ view }: OrdersScreenProps) {
  if (view.kind === 'empty') {
    return (
      <EmptyState
        title="No Orders Found"
        titleComponent="h1"
        text="Once you have placed an order, you can follow it here."
        action={
          <ButtonLink to={routes.products()} variant="contained">
            {actions.browseProducts}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <Box sx={{ marginBottom: { xs: 2.5, md: 4 } }}>
        <PageHeading>Your Orders</PageHeading>
      </Box>
      {view.kind === 'loading' && <LoadingOrders />}
      {view.kind === 'failed' && (
        <ErrorState message={view.message} actionLabel={actions.tryAgain} onAction={view.onRetry} />
      )}
      {view.kind === 'ready' && (
        <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 4 } }}>
          {view.orders.slice(0, LIMITS.shownOrders).map((order, index) => (
            // With the index: a server may send an id twice.
            <OrderBlock key={`${index} ${order.id}`} order={order} />
          ))}
          {view.orders.length > LIMITS.shownOrders && <MoreOrders />}
        </Box>
      )}
    </>
  );
}

/** Shown below a list that was cut. */
function MoreOrders() {
  return (
    <div>
      <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>{orderTexts.listCut}</Typography>
      <ButtonLink to={routes.trackOrder()}>{orderTexts.trackOrder}</ButtonLink>
    </div>
  );
}

const blockSx = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  padding: { xs: 2, md: 3 },
  minWidth: 0,
} as const;

const OrderBlock = memo(function OrderBlock({ order }: { readonly order: TotalledOrder }) {
  const headingId = useId();
  return (
    <Box component="article" aria-labelledby={headingId} sx={blockSx}>
      <BlockHead>
        <div>
          <Typography component="h2" variant="h3" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
            Order {order.id}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDate(order.date)}
          </Typography>
        </div>
        <StatusChip status={order.status} />
      </BlockHead>
      <Box sx={{ marginBlock: { xs: 1.5, md: 2 } }}>
        <OrderItems items={order.items} total={order.total} />
      </Box>
      <ShippingFacts shipping={order.shipping} />
      {orderStatusKind(order.status) === 'pending' && (
        <Box sx={{ marginTop: 2.5 }}>
          <ButtonLink to={routes.payment(order.id)} variant="contained" color="primary">
            Pay Now
          </ButtonLink>
        </Box>
      )}
    </Box>
  );
});

function BlockHead({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 1.5,
      }}
    >
      {children}
    </Box>
  );
}

function LoadingOrders() {
  return (
    <LoadingBlock label="Loading your orders…">
      <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 4 } }}>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Box key={index} sx={blockSx}>
            <BlockHead>
              <Box sx={{ flex: 1 }}>
                <Skeleton width="min(260px, 70%)" height={22} sx={{ marginBottom: 1 }} />
                <Skeleton width={120} height={16} />
              </Box>
              <Skeleton width={84} height={28} />
            </BlockHead>
            <Skeleton height={150} sx={{ marginBlock: { xs: 1.5, md: 2 } }} />
            <Skeleton width="60%" height={44} />
          </Box>
        ))}
      </Box>
    </LoadingBlock>
  );
}
