import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import type { ReactNode } from 'react';
import { memo, useId } from 'react';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { LineChanges } from '../../components/LineChanges';
import { Money } from '../../components/Money';
import { pictureSizes } from '../../components/pictureSizes';
import { NoSize } from '../../components/NoSize';
import { ProductImage } from '../../components/ProductImage';
import { SectionHeading } from '../../components/SectionHeading';
import { SummaryRow } from '../../components/SummaryRow';
import { HEADER_HEIGHT } from '../../components/tokens';
import { choiceText, lacksSize, lineKey } from '../../lib/lineChoice';
import { freeShipping } from '../../lib/texts';
import { ownValue } from '../../lib/untrusted';
import { checkoutTexts } from './checkoutTexts';
import { summaryTexts } from '../../components/summaryTexts';

/** What is ordered. */
export interface OrderedGoods {
  readonly lines: readonly CartLine[];
  /** Rupees. */
  readonly total: number;
  /** What the store last said of the products, by product id. */
  readonly checked: Readonly<Record<string, CheckedProduct>>;
}

interface OrderSummaryProps extends OrderedGoods {
  /** The button that places the order. */
  readonly children: ReactNode;
}

/** Width of a line's picture, in pixels. */
const PICTURE_WIDTH = 64;

/** What is ordered and what it costs, beside the form. */
export function OrderSummary({ lines, total, checked, children }: OrderSummaryProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        position: { lg: 'sticky' },
        top: { lg: HEADER_HEIGHT.wide + 24 },
        padding: { xs: 2.5, md: 3 },
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <SectionHeading id={headingId} variant="h3">
        {summaryTexts.heading}
      </SectionHeading>
      <OrderedLines lines={lines} total={total} checked={checked} />
      {children}
    </Box>
  );
}

/** Rendered again only when the cart changes, not with every letter that is typed into the form beside it. */
const OrderedLines = memo(function OrderedLines({ lines, total, checked }: OrderedGoods) {
  return (
    <>
      <Box
        component="ul"
        aria-label={checkoutTexts.orderLines}
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2, marginBottom: 3 }}
      >
        {lines.map((line) => (
          <Line key={lineKey(line)} line={line} checked={ownValue(checked, line.id)} />
        ))}
      </Box>
      <Box
        component="dl"
        sx={{
          margin: 0,
          display: 'grid',
          gap: 1.5,
          paddingTop: 2,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <SummaryRow label={summaryTexts.shipping}>{freeShipping}</SummaryRow>
        <SummaryRow label={summaryTexts.total} strong>
          <Money rupees={total} />
        </SummaryRow>
      </Box>
    </>
  );
});

interface LineProps {
  readonly line: CartLine;
  readonly checked: CheckedProduct | undefined;
}

function Line({ line, checked }: LineProps) {
  const choice = choiceText(line);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        // Where the text is enlarged it goes below the picture, and the price below the text.
        flexWrap: 'wrap',
        columnGap: 2,
        alignItems: 'start',
      }}
    >
      <Box sx={{ width: PICTURE_WIDTH }}>
        <ProductImage src={line.image} alt="" sizes={pictureSizes.thumbnail} productId={line.id} />
      </Box>
      <Box sx={{ flex: '1 1 7.5rem', minWidth: 0 }}>
        <Text sx={{ fontWeight: 'fontWeightMedium', lineHeight: 1.4, overflowWrap: 'anywhere' }}>
          {line.name}
        </Text>
        {choice !== '' && (
          <Text variant="body2" sx={{ color: 'text.secondary' }}>
            {choice}
          </Text>
        )}
        <Text variant="body2" sx={{ color: 'text.secondary' }}>
          {checkoutTexts.quantity(line.quantity)}
        </Text>
        {lacksSize(line, checked) && <NoSize line={line} />}
        <LineChanges line={line} checked={checked} />
      </Box>
      <Text component="p" sx={{ marginLeft: 'auto', fontWeight: 'fontWeightMedium', lineHeight: 1.4 }}>
        <Money rupees={line.price * line.quantity} />
      </Text>
    </Box>
  );
}
