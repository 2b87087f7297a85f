import Box from '@mui/material/Box';
import { CountedHeading, type CountedHeadingProps } from '../../components/PageHeading';
import { lacksSize } from '../../lib/lineChoice';
import { ownValue } from '../../lib/untrusted';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { cartTexts } from './cartTexts';

interface CartHeadingProps extends Pick<CountedHeadingProps, 'heading'> {
  readonly lines: readonly CartLine[];
  /** What the server last said of the products, by product id. */
  readonly checked: Readonly<Record<string, CheckedProduct>>;
}

/** A page's heading with the number of pieces in the cart, and of lines that lack a size. */
export function CartHeading({ heading, lines, checked }: CartHeadingProps) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const withoutSize = lines.filter((line) => lacksSize(line, ownValue(checked, line.id))).length;
  const count = pieces > 0 && (
    <>
      {cartTexts.items(pieces)}
      {withoutSize > 0 && (
        <>
          {', '}
          <Box component="span" sx={{ color: 'warning.main' }}>
            {cartTexts.withoutSize(withoutSize)}
          </Box>
        </>
      )}
    </>
  );
  return <CountedHeading heading={heading} count={count} />;
}
