import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Skeleton } from '../../components/Skeleton';
import { Text } from '../../components/Text';
import { useRef } from 'react';
import { ButtonLink } from '../../components/ButtonLink';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { LIMITS } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import type { TotalledOrder } from './OrderBlock';
import { OrderBlock } from './OrderBlock';
import { blockSx, OrderHeadLine } from './OrderHead';
import { ordersPageTexts } from './ordersPageTexts';
import { useRevealedFocus } from './useRevealedFocus';

interface ReadyOrders {
  readonly kind: 'ready';
  /** Newest first. */
  readonly orders: readonly TotalledOrder[];
  /** How many of them are shown. */
  readonly shown: number;
  /** Addresses of pictures by the product's name; like the orders, the same object while nothing changes. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly onShowMore: () => void;
}

export interface OrdersScreenProps {
  readonly view:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
    | { readonly kind: 'empty' }
    | ReadyOrders;
}

/** Number of skeletons while the orders are loading. */
const SKELETON_COUNT = 2;
const listSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2.5, md: 4 } } as const;

/** The shopper's orders (specification, section 2). */
export function OrdersScreen({ view }: OrdersScreenProps) {
  if (view.kind === 'empty') {
    return (
      <EmptyState
        title={ordersPageTexts.noOrders}
        titleComponent="h1"
        text={ordersPageTexts.noOrdersHint}
        drawing="box"
        action={
          <ButtonLink to={routes.products()} variant="contained" color="primary">
            {actions.browseProducts}
          </ButtonLink>
        }
        secondAction={<ButtonLink to={routes.trackOrder()}>{ordersPageTexts.trackOrder}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Box sx={{ marginBottom: { xs: 2.5, md: 4 } }}>
        <PageHeading>{ordersPageTexts.heading}</PageHeading>
      </Box>
      {view.kind === 'loading' && <LoadingOrders />}
      {view.kind === 'failed' && (
        <ErrorState message={view.message} actionLabel={actions.tryAgain} onAction={view.onRetry} />
      )}
      {view.kind === 'ready' && <OrderList {...view} />}
    </>
  );
}

function OrderList({ orders, shown, pictures, onShowMore }: ReadyOrders) {
  const list = useRef<HTMLDivElement>(null);
  useRevealedFocus(list, shown);
  const left = orders.length - shown;
  return (
    <Box ref={list} sx={listSx}>
      {orders.slice(0, shown).map((order, index) => (
        // With the index: a server may send an id twice.
        <OrderBlock key={`${index} ${order.id}`} order={order} index={index} pictures={pictures} />
      ))}
      {left > 0 && (
        <Button variant="outlined" onClick={onShowMore} sx={{ justifySelf: 'center' }}>
          {ordersPageTexts.showMore(left)}
        </Button>
      )}
      {left <= 0 && orders.length >= LIMITS.orders && <MoreOrders />}
    </Box>
  );
}

/** Shown below a list that was cut. */
function MoreOrders() {
  return (
    <div>
      <Text sx={{ color: 'text.secondary', marginBottom: 2 }}>{ordersPageTexts.listCut}</Text>
      <ButtonLink to={routes.trackOrder()}>{ordersPageTexts.trackOrder}</ButtonLink>
    </div>
  );
}

function LoadingOrders() {
  return (
    <LoadingBlock label={ordersPageTexts.loadingOrders}>
      <Box sx={listSx}>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Box key={index} sx={blockSx}>
            <OrderHeadLine>
              <Box sx={{ flex: 1 }}>
                <Skeleton width="min(260px, 70%)" height={22} sx={{ marginBottom: 1 }} />
                <Skeleton width={120} height={16} />
              </Box>
              <Skeleton width={84} height={28} />
            </OrderHeadLine>
            <Skeleton height={150} sx={{ marginBlock: { xs: 1.5, md: 2 } }} />
            <Skeleton width="60%" height={44} />
          </Box>
        ))}
      </Box>
    </LoadingBlock>
  );
}
