import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import type { StoreInfo } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { PageHeading } from '../../components/PageHeading';
import { NOT_PRINTED } from '../../components/tokens';
import { formatDate } from '../../lib/dates';
import { orderStatusName } from '../../lib/orderStatus';
import { routes } from '../../lib/routes';
import type { TotalledOrder } from './OrderBlock';
import { OrderItems } from './OrderItems';
import { orderTexts } from './orderTexts';
import { ShippingFacts } from './ShippingFacts';
import { ordersPageTexts } from './ordersPageTexts';

interface ReceiptScreenProps {
  readonly order: TotalledOrder;
  readonly store: Pick<StoreInfo, 'companyName' | 'companyAddress' | 'companyPhone' | 'companyEmail'>;
  readonly onPrint: () => void;
}

/** One order as a receipt: what is printed is the page without the shop around it. */
export function ReceiptScreen({ order, store, onPrint }: ReceiptScreenProps) {
  const seller = [store.companyName, store.companyAddress, store.companyPhone, store.companyEmail];
  return (
    <Box component="article" sx={{ maxWidth: 720 }}>
      <PageHeading>{ordersPageTexts.receipt}</PageHeading>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 2,
          marginBlock: 3,
          overflowWrap: 'anywhere',
        }}
      >
        <div>
          <Text sx={{ fontWeight: 'fontWeightMedium' }}>{orderTexts.order(order.id)}</Text>
          <Text>{formatDate(order.date)}</Text>
          <Text>{orderStatusName(order.status)}</Text>
        </div>
        <Box component="address" sx={{ fontStyle: 'normal' }}>
          {seller.map((line, index) => line !== '' && <Text key={index}>{line}</Text>)}
        </Box>
      </Box>
      <OrderItems items={order.items} total={order.total} />
      <Box sx={{ marginBlock: 3 }}>
        <ShippingFacts shipping={order.shipping} />
      </Box>
      <Text variant="body2" sx={{ color: 'text.secondary' }}>
        {ordersPageTexts.noTaxInvoice}
      </Text>
      <Box {...{ [NOT_PRINTED]: '' }} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginTop: 3 }}>
        <Button variant="contained" color="primary" onClick={onPrint}>
          {ordersPageTexts.print}
        </Button>
        <ButtonLink to={routes.orders}>{ordersPageTexts.backToOrders}</ButtonLink>
      </Box>
    </Box>
  );
}
