import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { StoreInfo } from '../../api/models/types';
import { PageHeading } from '../../components/PageHeading';
import { NOT_PRINTED } from '../../components/tokens';
import { routes } from '../../lib/routes';
import type { KnownProducts } from './catalogueProducts';
import { OrderBlock, type TotalledOrder } from './OrderBlock';
import { ordersPageTexts } from './ordersTexts';

interface ReceiptProps {
  readonly order: TotalledOrder;
  readonly products: KnownProducts;
  readonly store: Pick<StoreInfo, 'companyName' | 'companyAddress' | 'companyPhone' | 'companyEmail'>;
  readonly onPrint: () => void;
}

/** One order as a receipt: what is printed is the page without the shop around it. */
export function Receipt({ order, products, store, onPrint }: ReceiptProps) {
  const seller = [store.companyName, store.companyAddress, store.companyPhone, store.companyEmail];
  return (
    <Stack component="article" spacing={3} sx={{ maxWidth: 720 }}>
      <PageHeading>{ordersPageTexts.receipt}</PageHeading>
      <Typography component="address" sx={{ fontStyle: 'normal' }}>
        {seller.map((line, index) => line !== '' && <div key={index}>{line}</div>)}
      </Typography>
      <OrderBlock order={order} products={products} hasLinks={false} />
      <Typography variant="body2" color="textSecondary">
        {ordersPageTexts.noTaxInvoice}
      </Typography>
      <Stack {...{ [NOT_PRINTED]: '' }} direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" color="primary" onClick={onPrint}>
          {ordersPageTexts.print}
        </Button>
        <Button component={RouterLink} to={routes.orders} variant="outlined">
          {ordersPageTexts.backToOrders}
        </Button>
      </Stack>
    </Stack>
  );
}
