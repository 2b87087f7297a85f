import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { findPageHeading, PageHeading } from '../../components/PageHeading';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PictureSkeleton } from '../../components/ProductImage';
import { SummaryCard, SummaryColumns, type SummaryCardProps } from '../../components/SummaryCard';
import { areAllChecked, lineKey } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { ownValue } from '../../lib/untrusted';
import { CartHeading } from './CartHeading';
import { CartLineItem, type CartLineItemProps, CartLineList } from './CartLineItem';
import type { Removal } from './cartChange';
import type { CartChanges } from './cartSlice';
import { removedText } from './cartLine';
import { cartTexts } from './cartTexts';
import { usePaintedRows } from '../../components/useIsPainted';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';

interface LoadedCart
  extends Omit<CartLineItemProps, 'line' | 'checked'>, Pick<SummaryCardProps, 'total' | 'saved'> {
  readonly lines: readonly CartLine[];
  /** Sum of quantities. */
  readonly count: number;
  /** What the server last said of the products, by product id. */
  readonly checked: Readonly<Record<string, CheckedProduct>>;
  readonly changes: CartChanges;
  readonly removals: readonly Removal[];
  /** Whether all lines are in the first paint, as for the scroll position that Back restores. */
  readonly isWhole: boolean;
  readonly onPutBack: (undone: { readonly removalId: string }) => void;
  readonly onClear: () => void;
  readonly onCheckout: () => void;
}

interface CartScreenProps {
  /** Null until the stored cart has been read; it may not be called empty before. */
  readonly cart: LoadedCart | null;
}

export function CartScreen({ cart }: CartScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  // To the name of the line that took the place: Enter pressed once more must not remove it.
  useFocusAfterRemoval(page, { selector: '.CartLine', next: () => findPageHeading(document) });
  if (cart === null) return <LoadingCart />;
  return <div ref={page}>{cart.lines.length === 0 ? <EmptyCart {...cart} /> : <FilledCart {...cart} />}</div>;
}

function EmptyCart({ removals, onPutBack }: LoadedCart) {
  return (
    <>
      {/* First: to undo it is what one may want now. */}
      {removals.length > 0 && (
        <CartLineList aria-label={cartTexts.removedHeading}>
          {removals.map((removal) => (
            <RemovedRow key={removal.id} removal={removal} onPutBack={onPutBack} />
          ))}
        </CartLineList>
      )}
      <EmptyState
        title={cartTexts.empty}
        titleComponent="h1"
        text={cartTexts.emptyHint}
        drawing="bag"
        links={[{ to: routes.home, text: actions.continueShopping }]}
      />
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
            <PictureSkeleton />
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

type CartRow =
  | { readonly kind: 'line'; readonly line: CartLine }
  | { readonly kind: 'removed'; readonly removal: Removal };

function insertRemoval(rows: readonly CartRow[], removal: Removal): readonly CartRow[] {
  let at = 0;
  for (let index = 0; index < removal.index && at < rows.length; at += 1) {
    const row = rows[at];
    index += row?.kind === 'removed' ? row.removal.lines.length : 1;
  }
  return rows.toSpliced(at, 0, { kind: 'removed', removal });
}

/** The lines, and where lines were removed a row that puts them back. `removals` are oldest first. */
export function toCartRows(lines: readonly CartLine[], removals: readonly Removal[]): readonly CartRow[] {
  const rows: readonly CartRow[] = lines.map((line) => ({ kind: 'line', line }));
  // Newest first: the index of each counts the lines that were removed after it.
  return removals.reduceRight(insertRemoval, rows);
}

function FilledCart(cart: LoadedCart) {
  const { lines, count, checked, changes, removals } = cart;
  const rows = usePaintedRows(toCartRows(lines, removals), cart.isWhole);
  const changed = changes.isPriceChanged ? cartTexts.todaysPrices : '';
  const summary = (
    <SummaryCard
      // Without a number where the cart's count has what is no longer sold too.
      subtotal={changes.isSomethingGone ? undefined : cartTexts.subtotal(count)}
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
      <CartHeading heading={cartTexts.heading} lines={lines} checked={checked} />
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
              <RemovedRow key={row.removal.id} removal={row.removal} onPutBack={cart.onPutBack} />
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

function RemovedRow({ removal, onPutBack }: Pick<LoadedCart, 'onPutBack'> & { readonly removal: Removal }) {
  const text = removedText(removal.lines);
  return (
    <li>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 6rem', minWidth: 0 }}>
          {text}
        </Typography>
        <Button
          aria-label={cartTexts.undoRemoval(text)}
          onClick={() => onPutBack({ removalId: removal.id })}
          // Aligns the button's text, not its padding, with the column.
          sx={{ flexShrink: 0, mr: -1.5 }}
        >
          {actions.undo}
        </Button>
      </Stack>
    </li>
  );
}
