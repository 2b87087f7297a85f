import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Button } from '../../components/Button';
import { Skeleton } from '../../components/Skeleton';
import { useCallback, useRef } from 'react';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { CountedHeading } from '../../components/CountedHeading';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { lineKey } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { ownValue } from '../../lib/untrusted';
import { CartLineItem, lineBox } from './CartLineItem';
import type { CartLineItemProps } from './CartLineItem';
import type { RemovedGroup } from './cartRows';
import { toCartRows } from './cartRows';
import type { CartChanges } from './cartPageSelectors';
import { CartSummary } from './CartSummary';
import { RemovedLines, RemovedRow } from './RemovedLines';
import { useCartFocus } from './useCartFocus';
import { cartPageTexts } from './cartPageTexts';
import { usePaintedRows } from '../../components/useIsPainted';

interface LoadedCart {
  readonly kind: 'empty' | 'ready';
  readonly lines: readonly CartLine[];
  /** Sum of quantities. */
  readonly count: number;
  /** Rupees. */
  readonly total: number;
  /** What the store last said of the products, by product id. */
  readonly checked: Readonly<Record<string, CheckedProduct>>;
  readonly changes: CartChanges;
  /** What was removed in this visit and can be put back. */
  readonly removals: readonly RemovedGroup[];
  /** Whether all lines are in the first paint, as for the scroll position that Back restores. */
  readonly isWhole: boolean;
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

const columnsSx = {
  display: { lg: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: 8,
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
        <>
          <EmptyCart />
          <RemovedLines removals={removals} onPutBack={putBack} />
        </>
      ) : (
        <FilledCart {...view} onRemove={remove} onSave={save} onClear={clear} onPutBackRow={putBack} />
      )}
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title={cartPageTexts.empty}
      titleComponent="h1"
      text={cartPageTexts.emptyHint}
      drawing="bag"
      action={
        <ButtonLink to={routes.home} variant="contained" color="primary">
          {actions.continueShopping}
        </ButtonLink>
      }
      secondAction={<ButtonLink to={routes.products()}>{actions.browseProducts}</ButtonLink>}
    />
  );
}

const LineSkeleton = styled('div')(lineBox);

/** Until the stored cart has been read; it may not be called empty yet. */
function LoadingCart() {
  return (
    <>
      <PageHeading>{cartPageTexts.heading}</PageHeading>
      <LoadingBlock label={cartPageTexts.loading}>
        <LineSkeleton>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
          <Box>
            <Skeleton width="60%" />
            <Skeleton width="30%" />
          </Box>
        </LineSkeleton>
      </LoadingBlock>
    </>
  );
}

function FilledCart(view: LoadedCart & { readonly onPutBackRow: (removal: RemovedGroup) => void }) {
  const { lines, count, checked, removals, onQuantityChange, onRemove, onSave, onClear } = view;
  const rows = usePaintedRows(toCartRows(lines, removals), view.isWhole);
  return (
    <>
      <CountedHeading
        heading={cartPageTexts.heading}
        count={`${count} ${count === 1 ? 'item' : 'items'}`}
        sx={{ marginBottom: { xs: 1, md: 3 } }}
      />
      <Box sx={columnsSx}>
        <Box>
          <Box
            component="ul"
            aria-label={cartPageTexts.lines}
            sx={{ listStyle: 'none', margin: 0, padding: 0, borderTop: '1px solid', borderColor: 'divider' }}
          >
            {rows.map((row) =>
              row.kind === 'line' ? (
                <CartLineItem
                  key={lineKey(row.line)}
                  line={row.line}
                  checked={ownValue(checked, row.line.id)}
                  onQuantityChange={onQuantityChange}
                  onRemove={onRemove}
                  onSave={onSave}
                />
              ) : (
                <Box
                  component="li"
                  key={row.removal.id}
                  sx={{ paddingBlock: 1, borderBottom: '1px solid', borderColor: 'divider' }}
                >
                  <RemovedRow removal={row.removal} onPutBack={view.onPutBackRow} />
                </Box>
              ),
            )}
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
              {cartPageTexts.clear}
            </Button>
          </Box>
        </Box>
        <CartSummary {...view} />
      </Box>
    </>
  );
}
