import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { memo, useId, useRef } from 'react';
import { country } from '../../brand/country';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { LineChanges } from '../../components/LineChanges';
import type { ChooseSize } from '../../components/LineSizes';
import { Money } from '../../components/Money';
import { pictureSizes } from '../../components/pictureSizes';
import { NO_SIZE_HEIGHT, NoSize } from '../../components/NoSize';
import { ProductImage } from '../../components/ProductImage';
import { SectionHeading } from '../../components/SectionHeading';
import { SummaryRow } from '../../components/SummaryRow';
import { HEADER_HEIGHT } from '../../components/tokens';
import { choiceText, lacksSize, lineKey } from '../../lib/lineChoice';
import { ownValue } from '../../lib/untrusted';
import { checkoutTexts } from './checkoutTexts';
import { summaryTexts } from '../../components/componentTexts';
import { useSizedFocus } from './useSizedFocus';

/** What is ordered. */
export interface OrderedGoods {
  readonly lines: readonly CartLine[];
  /** Rupees. */
  readonly total: number;
  /** What the store last said of the products, by product id. */
  readonly checked: Readonly<Record<string, CheckedProduct>>;
  /** The same function in every render. */
  readonly onSizeChoose: ChooseSize;
}

interface OrderSummaryProps extends OrderedGoods {
  /** The button that places the order. */
  readonly children: ReactNode;
}

/** Width of a line's picture, in pixels. */
const PICTURE_WIDTH = 64;

/** A line's name and price. */
const firstRow = { fontWeight: 'fontWeightMedium', lineHeight: 1.4 } as const;

/** What is ordered and what it costs, beside the form. */
export function OrderSummary({ children, ...goods }: OrderSummaryProps) {
  const headingId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ position: { lg: 'sticky' }, top: { lg: HEADER_HEIGHT.wide + 24 } }}
    >
      <CardContent>
        <SectionHeading id={headingId} variant="h3">
          {summaryTexts.heading}
        </SectionHeading>
        <OrderedLines {...goods} />
        {children}
      </CardContent>
    </Card>
  );
}

/** Rendered again only when the cart changes, not with every letter that is typed into the form beside it. */
const OrderedLines = memo(function OrderedLines({ lines, total, checked, onSizeChoose }: OrderedGoods) {
  const list = useRef<HTMLUListElement>(null);
  const chooseSize = useSizedFocus(list, lines, onSizeChoose);
  return (
    <>
      <List ref={list} disablePadding aria-label={checkoutTexts.orderLines} sx={{ marginBottom: 2 }}>
        {lines.map((line) => (
          <Line
            key={lineKey(line)}
            line={line}
            checked={ownValue(checked, line.id)}
            onSizeChoose={chooseSize}
          />
        ))}
      </List>
      <Divider />
      <Stack component="dl" spacing={1.5} sx={{ marginTop: 2, marginBottom: 3 }}>
        <SummaryRow label={summaryTexts.shipping}>{country.shipping.price}</SummaryRow>
        <SummaryRow label={summaryTexts.total} strong>
          <Money rupees={total} />
        </SummaryRow>
      </Stack>
    </>
  );
});

interface LineProps {
  readonly line: CartLine;
  readonly checked: CheckedProduct | undefined;
  readonly onSizeChoose: ChooseSize;
}

function Line({ line, checked, onSizeChoose }: LineProps) {
  const choice = choiceText(line);
  return (
    // Where the text is enlarged it goes below the picture, and the price below the text.
    <ListItem
      tabIndex={-1}
      data-line={lineKey(line)}
      disableGutters
      alignItems="flex-start"
      sx={{ flexWrap: 'wrap', columnGap: 2 }}
    >
      <Box sx={{ width: PICTURE_WIDTH }}>
        <ProductImage src={line.image} alt="" sizes={pictureSizes.thumbnail} productId={line.id} />
      </Box>
      <Box sx={{ flex: '1 1 7.5rem', minWidth: 0 }}>
        <Typography sx={{ ...firstRow, overflowWrap: 'anywhere' }}>{line.name}</Typography>
        {choice !== '' && (
          <Typography variant="body2" color="textSecondary">
            {choice}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {checkoutTexts.quantity(line.quantity)}
        </Typography>
        {line.selectedSize === '' && (
          <Box sx={{ minHeight: NO_SIZE_HEIGHT }}>
            {lacksSize(line, checked) && <NoSize line={line} checked={checked} onChoose={onSizeChoose} />}
          </Box>
        )}
        <LineChanges line={line} checked={checked} />
      </Box>
      <Typography sx={{ ...firstRow, marginLeft: 'auto' }}>
        <Money rupees={line.price * line.quantity} />
      </Typography>
    </ListItem>
  );
}
