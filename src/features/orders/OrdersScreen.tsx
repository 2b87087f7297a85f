import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { FailedState } from '../../components/FailedState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { narrowColumn } from '../../components/tokens';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { LIMITS } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { actions, pageNames } from '../../lib/texts';
import type { KnownProducts, TotalledOrder } from '../checkout';
import { OrderBlock, ORDER_INDEX } from './OrderBlock';
import { OrderSkeleton } from './OrderSkeleton';
import { ordersPageTexts } from './ordersTexts';

interface ReadyOrders {
  readonly kind: 'ready';
  /** Newest first. */
  readonly orders: readonly TotalledOrder[];
  readonly shown: number;
  /** Like the orders, the same object while nothing changes. */
  readonly products: KnownProducts;
  readonly onShowMore: () => void;
}

export interface OrdersScreenProps {
  readonly view:
    | { readonly kind: 'loading' | 'empty' }
    | { readonly kind: 'failed'; readonly onRetry: () => void }
    | ReadyOrders;
}

const SPACING = { xs: 2.5, md: 4 } as const;

const wholeRow = { gridColumn: '1 / -1' } as const;

/** Two beside each other on wide screens. Orders below the fold are laid out when they come near. */
const listSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  gap: SPACING,
  maxWidth: { xs: narrowColumn.maxWidth, xl: 'none' },
  '& > article': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 420px',
    '@media print': { contentVisibility: 'visible', breakInside: 'avoid' },
  },
} as const;

export function OrdersScreen({ view }: OrdersScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  // Also where the heading that has it gives way to that of the empty page.
  useFocusAfterRemoval(page, { selector: 'h1' });
  return (
    <div ref={page}>
      {view.kind === 'empty' && (
        <EmptyState
          title={ordersPageTexts.noOrders}
          titleComponent="h1"
          text={ordersPageTexts.noOrdersHint}
          drawing="box"
          links={[
            { to: routes.products(), text: actions.browseProducts },
            { to: routes.trackOrder(), text: pageNames.trackOrder },
          ]}
        />
      )}
      {view.kind === 'failed' && (
        <FailedState
          title={ordersPageTexts.failed}
          titleComponent="h1"
          text={ordersPageTexts.failedHint}
          onTryAgain={view.onRetry}
          link={{ to: routes.trackOrder(), text: pageNames.trackOrder }}
        />
      )}
      {(view.kind === 'loading' || view.kind === 'ready') && (
        <Stack spacing={SPACING}>
          <PageHeading>{ordersPageTexts.heading}</PageHeading>
          {view.kind === 'loading' && (
            <LoadingBlock label={ordersPageTexts.loadingOrders}>
              <Box sx={listSx}>
                <OrderSkeleton />
                <OrderSkeleton />
              </Box>
            </LoadingBlock>
          )}
          {view.kind === 'ready' && <OrderList {...view} />}
        </Stack>
      )}
    </div>
  );
}

function OrderList({ orders, shown, products, onShowMore }: ReadyOrders) {
  const list = useRef<HTMLDivElement>(null);
  const shownBefore = useRef(shown);
  // The button that revealed the orders has moved on.
  useEffect(() => {
    const first = shownBefore.current;
    shownBefore.current = shown;
    if (shown > first) list.current?.querySelector<HTMLElement>(`[${ORDER_INDEX}="${first}"]`)?.focus();
  }, [shown]);
  const left = orders.length - shown;
  return (
    <Box ref={list} sx={listSx}>
      {orders.slice(0, shown).map((order, index) => (
        // With the index: a server may send an id twice.
        <OrderBlock key={`${index} ${order.id}`} order={order} index={index} products={products} hasLinks />
      ))}
      {left > 0 && (
        <Button variant="outlined" onClick={onShowMore} sx={{ ...wholeRow, justifySelf: 'center' }}>
          {ordersPageTexts.showMore(left)}
        </Button>
      )}
      {left <= 0 && orders.length >= LIMITS.orders && (
        // Below a list that was cut.
        <Stack spacing={2} sx={{ ...wholeRow, alignItems: 'flex-start' }}>
          <Typography color="textSecondary">{ordersPageTexts.listCut}</Typography>
          <Button href={routes.trackOrder()} variant="outlined">
            {pageNames.trackOrder}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
