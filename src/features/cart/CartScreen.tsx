import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useCallback, useRef, useEffect, type RefObject } from 'react';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { CountedHeading } from '../../components/CountedHeading';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { SummaryColumns } from '../../components/SummaryColumns';
import { areAllChecked, lineKey, priceToday } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { ownValue } from '../../lib/untrusted';
import { CartLineItem, type CartLineItemProps, CartLineList } from './CartLineItem';
import { toCartRows, type RemovedGroup } from './cartRows';
import type { CartChanges } from './cartSlice';
import { CartSummary } from './CartSummary';
import { RemovedLines, RemovedRow } from './RemovedLines';
import { cartTexts } from './cartTexts';
import { usePaintedRows } from '../../components/useIsPainted';
import { isFocusInToast } from '../../components/findToast';
import { findPageHeading } from '../../components/pageHeadingContext';

interface LoadedCart {
  readonly kind: 'empty' | 'ready';
  readonly lines: readonly CartLine[];
  /** Sum of quantities. */
  readonly count: number;
  /** Rupees. */
  readonly total: number;
  /** What discounts take off, in rupees; 0 for nothing. */
  readonly saved: number;
  /** What the server last said of the products, by product id. */
  readonly checked: Readonly<Record<string, CheckedProduct>>;
  readonly changes: CartChanges;
  /** What was removed in this visit and can be put back. */
  readonly removals: readonly RemovedGroup[];
  /** Whether all lines are in the first paint, as for the scroll position that Back restores. */
  readonly isWhole: boolean;
  /** Like `onRemove`, the same function in every render: lines that did not change are not rendered again. */
  readonly onQuantityChange: CartLineItemProps['onQuantityChange'];
  readonly onRemove: CartLineItemProps['onRemove'];
  readonly onSizeChoose: CartLineItemProps['onSizeChoose'];
  readonly onSave: CartLineItemProps['onSave'];
  readonly onClear: () => void;
  readonly onPutBack: (undone: { readonly removalId: string }) => void;
  readonly onCheckout: () => void;
}

interface CartScreenProps {
  readonly view: { readonly kind: 'loading' } | LoadedCart;
}

/** The cart: loading, empty, or its lines with a summary. */
export function CartScreen({ view }: CartScreenProps) {
  return view.kind === 'loading' ? <LoadingCart /> : <LoadedCartView {...view} />;
}

function LoadedCartView(view: LoadedCart) {
  const { kind, lines, removals, onRemove, onSizeChoose, onSave, onClear, onPutBack } = view;
  const page = useRef<HTMLDivElement>(null);
  const { moveTo, moveFrom } = useCartFocus(page, lines);

  const remove = useCallback<LoadedCart['onRemove']>(
    (removed) => {
      moveFrom(removed.key);
      onRemove(removed);
    },
    [moveFrom, onRemove],
  );

  const chooseSize = useCallback<LoadedCart['onSizeChoose']>(
    (line, size) => {
      moveTo(lineKey({ ...line, selectedSize: size }));
      onSizeChoose(line, size);
    },
    [moveTo, onSizeChoose],
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
        <FilledCart
          {...view}
          onRemove={remove}
          onSizeChoose={chooseSize}
          onSave={save}
          onClear={clear}
          onPutBackRow={putBack}
        />
      )}
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title={cartTexts.empty}
      titleComponent="h1"
      text={cartTexts.emptyHint}
      drawing="bag"
      action={
        <Button href={routes.home} variant="contained" color="primary">
          {actions.continueShopping}
        </Button>
      }
      secondAction={<Button href={routes.products()}>{actions.browseProducts}</Button>}
    />
  );
}

/** Until the stored cart has been read; it may not be called empty yet. */
function LoadingCart() {
  return (
    <>
      <PageHeading>{cartTexts.heading}</PageHeading>
      <LoadingBlock label={cartTexts.loading}>
        <CartLineList>
          <li className="CartLine">
            <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
            <div className="CartLine-parts">
              <Skeleton sx={{ width: '60%' }} />
              <Skeleton sx={{ width: '30%' }} />
            </div>
          </li>
        </CartLineList>
      </LoadingBlock>
    </>
  );
}

function FilledCart(view: LoadedCart & { readonly onPutBackRow: (removal: RemovedGroup) => void }) {
  const { lines, count, checked, removals, onQuantityChange, onRemove, onSave, onClear } = view;
  const soldCount = lines.reduce(
    (sum, line) => sum + (priceToday(line, ownValue(checked, line.id)) === null ? 0 : line.quantity),
    0,
  );
  const isChecked = areAllChecked(lines, checked);
  const rows = usePaintedRows(toCartRows(lines, removals), view.isWhole);
  return (
    <>
      <CountedHeading heading={cartTexts.heading} count={cartTexts.items(count)} />
      <SummaryColumns summary={<CartSummary {...view} count={soldCount} isChecked={isChecked} />}>
        <CartLineList aria-label={cartTexts.lines}>
          {rows.map((row) =>
            row.kind === 'line' ? (
              <CartLineItem
                key={lineKey(row.line)}
                line={row.line}
                checked={ownValue(checked, row.line.id)}
                onQuantityChange={onQuantityChange}
                onRemove={onRemove}
                onSizeChoose={view.onSizeChoose}
                onSave={onSave}
              />
            ) : (
              <li key={row.removal.id}>
                <RemovedRow removal={row.removal} onPutBack={view.onPutBackRow} />
              </li>
            ),
          )}
        </CartLineList>
        <Stack
          direction="row"
          // Aligns the buttons' text, not their padding, with the column.
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, pt: 1.5, mx: -1.5 }}
        >
          <Button href={routes.home}>{actions.continueShopping}</Button>
          <Button onClick={onClear}>{cartTexts.clear}</Button>
        </Stack>
      </SummaryColumns>
    </>
  );
}

/** Moves the focus after the button that has it was removed. */
interface CartFocus {
  /** After the next render: to the Remove button of this line; to the page's heading where there is none. */
  readonly moveTo: (key: string | undefined) => void;
  /** After the next render: to the Remove button of the line that follows this one, else of the one before it. */
  readonly moveFrom: (key: string) => void;
}

/** Keeps the focus on the cart page; both functions are the same ones in every render. */
function useCartFocus(page: RefObject<HTMLElement | null>, lines: readonly CartLine[]): CartFocus {
  const shownLines = useRef(lines);
  const next = useRef<{ readonly key: string | undefined; readonly removed?: string } | null>(null);

  useEffect(() => {
    const known = new Set(shownLines.current.map(lineKey));
    const restored = lines.find((line) => !known.has(lineKey(line)));
    shownLines.current = lines;
    // The toast's Undo is about to go, and the focus with it.
    if (restored !== undefined && isFocusInToast()) next.current ??= { key: lineKey(restored) };
    if (next.current === null || page.current === null) return;
    const { key, removed } = next.current;
    next.current = null;
    // A full wishlist takes no line: it has stayed.
    if (lines.some((line) => lineKey(line) === removed)) return;
    const buttons = [...page.current.querySelectorAll<HTMLElement>('[data-remove]')];
    const button = buttons.find(({ dataset }) => dataset['remove'] === key);
    (button ?? findPageHeading(page.current))?.focus();
  });

  const moveTo = useCallback((key: string | undefined) => {
    next.current = { key };
  }, []);
  const moveFrom = useCallback((removed: string) => {
    const index = shownLines.current.findIndex((line) => lineKey(line) === removed);
    const neighbour = shownLines.current[index + 1] ?? shownLines.current[index - 1];
    next.current = { key: neighbour && lineKey(neighbour), removed };
  }, []);
  return { moveTo, moveFrom };
}
