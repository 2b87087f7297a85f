import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderStatusCode } from '../../api/models/types';
import { summaryTexts } from '../../components/componentTexts';
import { Money } from '../../components/Money';
import { OrderLine, OrderLines } from '../../components/OrderLine';
import { SummaryCard, SummaryRow } from '../../components/SummaryCard';
import { StatusChip } from '../../components/StatusChip';
import { ownValue } from '../../lib/untrusted';
import { checkoutTexts, type KnownProducts, type TotalledOrder } from '../checkout';
import { paymentTexts } from './paymentTexts';

export interface OrderFactsProps {
  readonly orderId: string;
  /** Undefined until it is loaded, and where it cannot be. */
  readonly order: TotalledOrder | undefined;
  /** How far an order is that nothing is left to pay of; undefined for one that is to be paid. */
  readonly settled: OrderStatusCode | undefined;
  /** Said in place of an order that is not known; '' while it may be loading. */
  readonly unknown: string;
}

/** What is paid, above the form; its height is the same before the amount is known. Beside the summary it is said there. */
export function OrderFacts({ orderId, order, settled, unknown }: OrderFactsProps) {
  return (
    <Stack
      component="dl"
      // On phones each fact has a line of its own: long ones would wrap.
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 0.5,
        marginBottom: 2,
        paddingBlock: 1.5,
        borderBlock: '1px solid',
        borderColor: 'divider',
        '& > :last-child': { display: { lg: order === undefined && unknown !== '' ? 'flex' : 'none' } },
      }}
    >
      <SummaryRow label={paymentTexts.order}>
        {orderId}
        {settled !== undefined && (
          <Box component="span" sx={{ marginLeft: 1 }}>
            <StatusChip status={settled} />
          </Box>
        )}
      </SummaryRow>
      <SummaryRow label={settled === undefined ? paymentTexts.amount : summaryTexts.total}>
        {order === undefined ? unknown : <Money amount={order.total} />}
      </SummaryRow>
    </Stack>
  );
}

interface OrderSummaryProps {
  readonly order: TotalledOrder;
  /** For pictures. */
  readonly products: KnownProducts;
}

export function OrderSummary({ order, products }: OrderSummaryProps) {
  const { items, choices, shipping, total } = order;
  return (
    <SummaryCard total={total}>
      <OrderLines items={items} above="sums">
        {({ id, name, quantity, price }, index) => (
          <OrderLine
            key={`${index}-${id}`}
            name={name}
            image={ownValue(products, name)?.image ?? ''}
            detail={checkoutTexts.detail(ownValue(choices, name) ?? '', quantity)}
            total={<Money amount={price * quantity} />}
          />
        )}
      </OrderLines>
      {shipping.address !== '' && (
        <Box sx={{ marginTop: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {checkoutTexts.ship}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {shipping.address}
          </Typography>
        </Box>
      )}
    </SummaryCard>
  );
}
