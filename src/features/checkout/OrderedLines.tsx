import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { memo, useRef, useState } from 'react';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { NoSize, type ChooseSize } from '../../components/NoSize';
import { LineTotal, NotSold } from '../../components/LineTotal';
import { FOLDED_LINES, FoldButton, OrderLine } from '../../components/OrderLine';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { joined } from '../../lib/strings';
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
  /** The same function in every render; none for an order that is placed. */
  readonly onSizeChoose?: ChooseSize;
  /** Why the last order was not placed, in the server's own words, or ''; null where none failed. */
  readonly reason: string | null;
}

/** Height of the window that the rest of the page takes beside the lines on wide screens, and the least left for them. */
const AROUND_LINES = 580;
const LEAST_LINES = 100;
/** Height of what is said where the order was not placed. */
const FAILURE = 160;

/** On wide screens the lines scroll by themselves, so that none is below the sums. */
const linesSx = (isFailed: boolean) => ({
  overflowY: { lg: 'auto' },
  maxHeight: { lg: `max(${LEAST_LINES}px, 100svh - ${AROUND_LINES + (isFailed ? FAILURE : 0)}px)` },
});

/** Rendered again only when the cart changes, not with every letter that is typed into the form beside it. */
export const OrderedLines = memo(function OrderedLines({
  lines,
  checked,
  onSizeChoose,
  reason,
}: OrderedLinesProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(part, { selector: 'li' });
  const [isOpen, setIsOpen] = useState(false);
  const told = reason ?? '';
  const refused = refusedLines(lines, told);
  const isPlain = (line: CartLine): boolean => {
    const product = ownValue(checked, line.id);
    return !refused.includes(line) && !lacksSize(line, product) && priceToday(line, product) === line.price;
  };
  // Those of which something has to be said are always shown.
  const shown = lines.filter((line, index) => isOpen || index < FOLDED_LINES || !isPlain(line));
  return (
    <div ref={part}>
      <Box role="group" aria-label={checkoutTexts.orderLines} tabIndex={0} sx={linesSx(reason !== null)}>
        <List disablePadding aria-label={checkoutTexts.orderLines}>
          {shown.map((line) => (
            <Line
              key={lineKey(line)}
              line={line}
              checked={ownValue(checked, line.id)}
              onSizeChoose={onSizeChoose}
              reason={refused.includes(line) ? told : ''}
            />
          ))}
        </List>
      </Box>
      <FoldButton isOpen={isOpen} hidden={lines.length - shown.length} onToggle={() => setIsOpen(!isOpen)} />
      <Divider sx={{ marginTop: 1, marginBottom: 1.5 }} />
    </div>
  );
});

interface LineProps {
  readonly line: CartLine;
  readonly checked: CheckedProduct | undefined;
  readonly onSizeChoose: ChooseSize | undefined;
  /** Why the server has refused it; '' where it did not. */
  readonly reason: string;
}

function Line({ line, checked, onSizeChoose, reason }: LineProps) {
  return (
    <OrderLine
      name={line.name}
      image={line.image}
      detail={joined([choiceText(line), checkoutTexts.quantity(line.quantity)], ' · ')}
      total={<LineTotal line={line} checked={checked} />}
    >
      <NotSold line={line} checked={checked} />
      {reason !== '' && (
        <Typography variant="subtitle2" color="error">
          {reason}
        </Typography>
      )}
      {line.selectedSize === '' && onSizeChoose && (
        <NoSize line={line} checked={checked} onChoose={onSizeChoose} />
      )}
    </OrderLine>
  );
}
