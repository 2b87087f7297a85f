import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useRef, useEffect, type RefObject } from 'react';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { CountedHeading } from '../../components/CountedHeading';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { SummaryCard } from '../../components/SummaryCard';
import { SummaryColumns } from '../../components/SummaryColumns';
import { areAllChecked, lineKey, priceToday } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { ownValue } from '../../lib/untrusted';
import { CartLineItem, type CartLineItemProps, CartLineList } from './CartLineItem';
import type { Removal } from './cartChange';
import { toCartRows } from './cartRows';
import type { CartChanges } from './cartSlice';
import { RemovedLines, RemovedRow, type RemovedRowProps } from './RemovedLines';
import { cartTexts } from './cartTexts';
import { usePaintedRows } from '../../components/useIsPainted';
import { isFocusInToast } from '../../components/findToast';
import { findPageHeading } from '../../components/pageHeadingContext';

interface LoadedCart extends Omit<CartLineItemProps, 'line' | 'checked'>, Pick<RemovedRowProps, 'onPutBack'> {
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
  readonly removals: readonly Removal[];
  /** Whether all lines are in the first paint, as for the scroll position that Back restores. */
  readonly isWhole: boolean;
  readonly onClear: () => void;
  readonly onCheckout: () => void;
}

interface CartScreenProps {
  /** Null until the stored cart has been read; it may not be called empty before. */
  readonly cart: LoadedCart | null;
}

export function CartScreen({ cart }: CartScreenProps) {
  return cart === null ? <LoadingCart /> : <LoadedCartView {...cart} />;
}

function LoadedCartView(cart: LoadedCart) {
  const page = useRef<HTMLDivElement>(null);
  useCartFocus(page, cart.lines);
  return <div ref={page}>{cart.lines.length === 0 ? <EmptyCart {...cart} /> : <FilledCart {...cart} />}</div>;
}

function EmptyCart({ removals, onPutBack }: LoadedCart) {
  return (
    <>
      <EmptyState
        title={cartTexts.empty}
        titleComponent="h1"
        text={cartTexts.emptyHint}
        drawing="bag"
        links={[
          { to: routes.home, text: actions.continueShopping },
          { to: routes.products(), text: actions.browseProducts },
        ]}
      />
      <RemovedLines removals={removals} onPutBack={onPutBack} />
    </>
  );
}

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

function FilledCart(cart: LoadedCart) {
  const { lines, count, checked, changes, removals } = cart;
  const soldCount = lines.reduce(
    (sum, line) => sum + (priceToday(line, ownValue(checked, line.id)) === null ? 0 : line.quantity),
    0,
  );
  const rows = usePaintedRows(toCartRows(lines, removals), cart.isWhole);
  const changed = changes.isPriceChanged ? cartTexts.todaysPrices : '';
  const summary = (
    <SummaryCard
      subtotal={cartTexts.subtotal(soldCount)}
      total={cart.total}
      saved={cart.saved}
      isChecked={areAllChecked(lines, checked)}
      note={changes.isSomethingGone ? cartTexts.someNotSold : changed}
      action={
        <Button
          variant="contained"
          color="primary"
          size="large"
          onClick={cart.onCheckout}
          sx={{ flex: '1 0 auto' }}
        >
          {cartTexts.checkout}
        </Button>
      }
    />
  );
  return (
    <>
      <CountedHeading heading={cartTexts.heading} count={cartTexts.items(count)} />
      <SummaryColumns summary={summary}>
        <CartLineList aria-label={cartTexts.lines}>
          {rows.map((row) =>
            row.kind === 'line' ? (
              <CartLineItem
                key={lineKey(row.line)}
                line={row.line}
                checked={ownValue(checked, row.line.id)}
                onQuantityChange={cart.onQuantityChange}
                onRemove={cart.onRemove}
                onSizeChoose={cart.onSizeChoose}
                onSave={cart.onSave}
              />
            ) : (
              <li key={row.removal.id}>
                <RemovedRow removal={row.removal} onPutBack={cart.onPutBack} />
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
          <Button onClick={cart.onClear}>{cartTexts.clear}</Button>
        </Stack>
      </SummaryColumns>
    </>
  );
}

/**
 * Where the control with the focus goes with its line, or with the toast that brings one back: to the Remove button of the
 * line that is new, else of the next one, or the last, else to the page's heading.
 */
function useCartFocus(page: RefObject<HTMLElement | null>, lines: readonly CartLine[]): void {
  const shown = useRef(lines);
  const focused = useRef<EventTarget | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      focused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    const before = shown.current.map(lineKey);
    const keys = lines.map(lineKey);
    shown.current = lines;
    const restored = keys.find((key) => !before.includes(key));
    const gone = before.findIndex((key) => !keys.includes(key));
    const { activeElement, body } = document;
    const isLost =
      focused.current instanceof HTMLElement && !focused.current.isConnected && activeElement === body;
    const isGoing = isLost || (restored !== undefined && isFocusInToast());
    if (page.current === null || !isGoing) return;
    focused.current = null;
    const key = restored ?? keys[Math.min(gone, keys.length - 1)];
    const buttons = [...page.current.querySelectorAll<HTMLElement>('[data-remove]')];
    const button = buttons.find(({ dataset }) => dataset['remove'] === key);
    (button ?? findPageHeading(page.current))?.focus();
  }, [page, lines]);
}
