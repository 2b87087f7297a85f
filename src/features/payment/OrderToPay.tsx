import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { country } from '../../brand/country';
import { summaryTexts } from '../../components/componentTexts';
import { Money } from '../../components/Money';
import { FOLDED_LINES, FoldButton, OrderLine } from '../../components/OrderLine';
import { SummaryRow } from '../../components/SummaryCard';
import { joined } from '../../lib/strings';
import { ownValue } from '../../lib/untrusted';
import { checkoutTexts, type KnownProducts, type TotalledOrder } from '../checkout';
import { paymentTexts } from './paymentTexts';

export interface OrderToPayProps {
  readonly orderId: string;
  /** Undefined until it is loaded, and where it cannot be. */
  readonly order: TotalledOrder | undefined;
  /** Whether nothing is left to pay: its sum is no amount due then. */
  readonly isSettled: boolean;
  /** For pictures. */
  readonly products: KnownProducts;
  /** Said in place of an order that is not known; '' while it may be loading. */
  readonly unknown: string;
}

/** A card beside the form on wide screens; else no box at all: number and amount above the form, and what was ordered below. */
const cardSx = {
  display: { xs: 'contents', lg: 'flex' },
  flexDirection: 'column',
  gap: 2,
  gridColumn: 2,
  padding: 3,
} as const;
const wideSx = { display: { xs: 'none', lg: 'block' } } as const;
/** In one column below the form, whose order is 1. */
const belowSx = { order: { xs: 2, lg: 0 } } as const;

const factsSx = {
  display: { xs: 'flex', lg: 'contents' },
  // On phones each fact has a line of its own: long ones would wrap.
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 0.5,
  margin: 0,
  paddingBlock: 1.5,
  borderBlock: '1px solid',
  borderColor: 'divider',
} as const;

/** In the card below the lines, like the total at the checkout. */
const amountSx = {
  order: { lg: 1 },
  borderTop: { lg: '1px solid' },
  borderColor: { lg: 'divider' },
  paddingTop: { lg: 1.5 },
  '& > *': { color: { lg: 'text.primary' }, fontWeight: { lg: 'fontWeightBold' } },
} as const;

export function OrderToPay({ orderId, order, isSettled, products, unknown }: OrderToPayProps) {
  const headingId = useId();
  const isLoading = order === undefined && unknown === '';
  return (
    <Paper component="section" aria-labelledby={headingId} sx={cardSx}>
      <Typography
        id={headingId}
        component="h2"
        variant="h3"
        sx={unknown !== '' && order === undefined ? wideSx : { ...belowSx, marginTop: { xs: 2, lg: 0 } }}
      >
        {summaryTexts.heading}
      </Typography>
      <Box component="dl" sx={factsSx}>
        <Fact term={paymentTexts.order}>{orderId}</Fact>
        {/* It may come later without moving anything: in the card with all that is above it. */}
        <Fact
          term={isSettled ? summaryTexts.total : paymentTexts.amount}
          sx={isLoading ? { ...amountSx, display: { lg: 'none' } } : amountSx}
        >
          {order === undefined ? unknown : <Money amount={order.total} />}
        </Fact>
      </Box>
      {isLoading && <Skeleton sx={{ ...belowSx, height: { xs: 160, lg: 350 } }} />}
      {order !== undefined && (
        <Box sx={{ ...belowSx, marginTop: { xs: -1.5, lg: 0 } }}>
          <Lines order={order} products={products} />
          <Stack component="dl" spacing={1} sx={{ ...wideSx, marginTop: 2 }}>
            <SummaryRow label={summaryTexts.subtotal}>
              <Money amount={order.total} />
            </SummaryRow>
            <SummaryRow label={summaryTexts.shipping}>{country.shipping.price}</SummaryRow>
          </Stack>
        </Box>
      )}
      {order !== undefined && order.shipping.address !== '' && (
        <Box sx={{ order: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {checkoutTexts.ship}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {order.shipping.address}
          </Typography>
        </Box>
      )}
    </Paper>
  );
}

function Lines({ order, products }: { readonly order: TotalledOrder; readonly products: KnownProducts }) {
  const [isOpen, setIsOpen] = useState(false);
  const { items, choices } = order;
  const shown = isOpen ? items : items.slice(0, FOLDED_LINES);
  return (
    <>
      <List disablePadding aria-label={checkoutTexts.orderLines}>
        {shown.map(({ id, name, quantity, price }, index) => (
          <OrderLine
            key={`${index}-${id}`}
            name={name}
            image={ownValue(products, name)?.image ?? ''}
            detail={joined([ownValue(choices, name) ?? '', checkoutTexts.quantity(quantity)], ' · ')}
            total={<Money amount={price * quantity} />}
          />
        ))}
      </List>
      <FoldButton isOpen={isOpen} hidden={items.length - shown.length} onToggle={() => setIsOpen(!isOpen)} />
    </>
  );
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
  readonly sx?: typeof amountSx & { readonly display?: { readonly lg: 'none' } };
}

function Fact({ term, children, sx }: FactProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', minHeight: '1.6em', ...sx }}
    >
      <Typography component="dt" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Stack>
  );
}
