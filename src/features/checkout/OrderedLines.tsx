import Typography from '@mui/material/Typography';
import { memo, useRef } from 'react';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { NoSize, type ChooseSize } from '../../components/NoSize';
import { LineTotal, NotSold } from '../../components/LineTotal';
import { OrderLine, OrderLines } from '../../components/OrderLine';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { choiceText, lacksSize, lineKey, priceToday } from '../../lib/lineChoice';
import { ownValue } from '../../lib/untrusted';
import { checkoutTexts } from './checkoutTexts';

/** The lines that the server's reason for refusing an order names; of two names within each other the longer one. */
export function refusedLines(lines: readonly CartLine[], reason: string): readonly CartLine[] {
  const text = reason.toLowerCase();
  const nameOf = ({ name }: CartLine) => name.trim().toLowerCase();
  const named = lines.filter((line) => nameOf(line) !== '' && text.includes(nameOf(line)));
  return named.filter(
    (line) => !named.some((other) => nameOf(other) !== nameOf(line) && nameOf(other).includes(nameOf(line))),
  );
}

export interface OrderedLinesProps {
  readonly lines: readonly CartLine[];
  /** What the server last said of the products, by product id. */
  readonly checked: Readonly<Record<string, CheckedProduct>>;
  /** The same function in every render. */
  readonly onSizeChoose: ChooseSize;
  /** Why the last order was not placed, in the server's own words, or ''; null where none failed. */
  readonly reason: string | null;
}

/** Rendered again only when the cart changes, not with every letter that is typed into the form beside it. */
export const OrderedLines = memo(function OrderedLines({
  lines,
  checked,
  onSizeChoose,
  reason,
}: OrderedLinesProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(part, { selector: 'li' });
  const told = reason ?? '';
  const refused = refusedLines(lines, told);
  const isSpecial = (line: CartLine): boolean => {
    const product = ownValue(checked, line.id);
    return refused.includes(line) || lacksSize(line, product) || priceToday(line, product) !== line.price;
  };
  return (
    <div ref={part}>
      <OrderLines items={lines} isSpecial={isSpecial} above={reason === null ? 'sums' : 'notice'}>
        {(line) => (
          <Line
            key={lineKey(line)}
            line={line}
            checked={ownValue(checked, line.id)}
            onSizeChoose={onSizeChoose}
            reason={refused.includes(line) ? told : ''}
          />
        )}
      </OrderLines>
    </div>
  );
});

interface LineProps {
  readonly line: CartLine;
  readonly checked: CheckedProduct | undefined;
  readonly onSizeChoose: ChooseSize;
  /** Why the server has refused it; '' where it did not. */
  readonly reason: string;
}

function Line({ line, checked, onSizeChoose, reason }: LineProps) {
  return (
    <OrderLine
      name={line.name}
      image={line.image}
      detail={checkoutTexts.detail(choiceText(line), line.quantity)}
      total={<LineTotal line={line} checked={checked} />}
    >
      <NotSold line={line} checked={checked} />
      {reason !== '' && (
        <Typography variant="subtitle2" color="error">
          {reason}
        </Typography>
      )}
      {line.selectedSize === '' && <NoSize line={line} checked={checked} onChoose={onSizeChoose} />}
    </OrderLine>
  );
}
