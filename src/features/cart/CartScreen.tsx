import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Skeleton } from '../../components/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useRef } from 'react';
import type { CartLine } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { SummaryRow } from '../../components/SummaryRow';
import { HEADER_HEIGHT } from '../../components/tokens';
import { lineKey } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions, freeShipping } from '../../lib/texts';
import { CartLineItem, lineSx } from './CartLineItem';
import type { CartLineItemProps } from './CartLineItem';
import type { RemovedGroup } from './RemovedLines';
import { RemovedLines } from './RemovedLines';
import { useCartFocus } from './useCartFocus';

interface LoadedCart {
  readonly kind: 'empty' | 'ready';
  readonly lines: readonly CartLine[];
  /** Sum of quantities. */
  readonly count: number;
  /** Rupees. */
  readonly total: number;
  /** What was removed in this visit and can be put back. */
  readonly removals: readonly RemovedGroup[];
  /** Like `onRemove`, the same function in every render: lines that did not change are not rendered again. */
  readonly onQuantityChange: CartLineItemProps['onQuantityChange'];
  readonly onRemove: CartLineItemProps['onRemove'];
  readonly onSave: CartLineItemProps['onSave'];
  readonly onClear: () => void;
  readonly onPutBack: (undone: { readonly removalId: string }) => void;
  readonly onCheckout: () => void;
}

interface CartScreenProps {
  readonly view: { readonly kind: 'loading' } | LoadedCart;
}

const heading = 'Your Cart';
const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  gap: { xs: 4, lg: 8 },
  alignItems: 'start',
} as const;

/** The cart: loading, empty, or its lines with a summary. */
export function CartScreen({ view }: CartScreenProps) {
  return view.kind === 'loading' ? <LoadingCart /> : <LoadedCartView {...view} />;
}

function LoadedCartView(view: LoadedCart) {
  const { kind, lines, removals, onRemove, onSave, onClear, onPutBack } = view;
  const page = useRef<HTMLDivElement>(null);
  const { moveTo, moveFrom } = useCartFocus(page, lines);

  const remove = useCallback<LoadedCart['onRemove']>(
    (removed) => {
      moveFrom(removed.key);
      onRemove(removed);
    },
    [moveFrom, onRemove],
  );

  const save = useCallback<LoadedCart['onSave']>(
    (saved) => {
      moveFrom(lineKey(saved.line));
      onSave(saved);
    },
    [moveFrom, onSave],
  );

  function clear(): void {
    moveTo(undefined);
    onClear();
  }

  function putBack({ id, lines: [first] }: RemovedGroup): void {
    moveTo(first === undefined ? undefined : lineKey(first));
    onPutBack({ removalId: id });
  }

  return (
    <div ref={page}>
      {kind === 'empty' ? (
        <EmptyCart />
      ) : (
        <FilledCart {...view} onRemove={remove} onSave={save} onClear={clear} />
      )}
      <RemovedLines removals={removals} onPutBack={putBack} />
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      titleComponent="h1"
      text="What you add is kept on this device until you are ready."
      action={
        <ButtonLink to={routes.home} variant="contained">
          {actions.continueShopping}
        </ButtonLink>
      }
    />
  );
}

/** Until the stored cart has been read; it may not be called empty yet. */
function LoadingCart() {
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <LoadingBlock label="Loading your cart">
        <Box sx={lineSx}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
          <Box>
            <Skeleton width="60%" />
            <Skeleton width="30%" />
          </Box>
        </Box>
      </LoadingBlock>
    </>
  );
}

function FilledCart({
  lines,
  count,
  total,
  onQuantityChange,
  onRemove,
  onSave,
  onClear,
  onCheckout,
}: LoadedCart) {
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 3,
          marginBottom: { xs: 1, md: 3 },
        }}
      >
        <PageHeading>{heading}</PageHeading>
        <Typography aria-live="polite" sx={{ color: 'text.secondary' }}>
          {count} {count === 1 ? 'item' : 'items'}
        </Typography>
      </Box>
      <Box sx={columnsSx}>
        <Box>
          <Box
            component="ul"
            aria-label="Cart lines"
            sx={{ listStyle: 'none', margin: 0, padding: 0, borderTop: '1px solid', borderColor: 'divider' }}
          >
            {lines.map((line) => (
              <CartLineItem
                key={lineKey(line)}
                line={line}
                onQuantityChange={onQuantityChange}
                onRemove={onRemove}
                onSave={onSave}
              />
            ))}
          </Box>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              flexWrap: 'wrap',
              gap: 1,
              paddingTop: 1.5,
              // Aligns the buttons' text, not their padding, with the column.
              marginInline: '-12px',
            }}
          >
            <ButtonLink to={routes.home} variant="text">
              {actions.continueShopping}
            </ButtonLink>
            <Button variant="text" onClick={onClear}>
              Clear Cart
            </Button>
          </Box>
        </Box>
        <Summary count={count} total={total} onCheckout={onCheckout} />
      </Box>
    </>
  );
}

function Summary({ count, total, onCheckout }: Pick<LoadedCart, 'count' | 'total' | 'onCheckout'>) {
  return (
    <Box
      component="section"
      aria-labelledby="cart-summary"
      sx={{
        position: { lg: 'sticky' },
        top: { lg: HEADER_HEIGHT.wide + 24 },
        padding: 3,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography id="cart-summary" variant="h3" component="h2" sx={{ marginBottom: 2 }}>
        Order Summary
      </Typography>
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1.5 }}>
        <SummaryRow label={`Subtotal (${count} ${count === 1 ? 'item' : 'items'})`}>
          <Money rupees={total} />
        </SummaryRow>
        <SummaryRow label="Shipping">{freeShipping}</SummaryRow>
        <SummaryRow label="Total" strong>
          <Money rupees={total} />
        </SummaryRow>
      </Box>
      <Button variant="contained" size="large" fullWidth onClick={onCheckout} sx={{ marginTop: 3 }}>
        Checkout
      </Button>
    </Box>
  );
}
