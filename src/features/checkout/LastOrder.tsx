import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { Money } from '../../components/Money';
import { OrderLine } from '../../components/OrderLine';
import { CardSection } from '../../components/SectionHeading';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { routes } from '../../lib/routes';
import { orderName, pageNames } from '../../lib/texts';
import { selectLastOrder, selectUnpaidPurchase } from './checkoutSelectors';
import { checkoutTexts } from './checkoutTexts';
import { PayButton } from './PayButton';
import { purchaseTotal } from './purchase';

const connector = connect((state: RootState) => ({
  unpaid: selectUnpaidPurchase(state),
  last: selectLastOrder(state),
}));

/** The order that waits for its payment, else the one placed or paid last in this session; nothing without one. */
export const LastOrderContainer = connector(function LastOrder({
  unpaid,
  last,
}: ConnectedProps<typeof connector>) {
  const part = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(part);
  const order = unpaid ?? last;
  if (order === undefined) return null;
  const { orderId, lines } = order;
  return (
    <CardSection heading={unpaid === undefined ? checkoutTexts.lastOrder : checkoutTexts.unpaidOrder}>
      <Stack ref={part} direction={{ sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
        <List disablePadding sx={{ flexGrow: 1 }}>
          <OrderLine
            name={orderName(orderId)}
            image={lines[0]?.image ?? ''}
            href={routes.orders}
            detail={lines.map(({ name }) => name).join(', ')}
          >
            {/* Of an order of an older visit no lines may be known. */}
            {lines.length > 0 && (
              <Typography variant="subtitle2">
                <Money amount={purchaseTotal(lines)} />
              </Typography>
            )}
          </OrderLine>
        </List>
        {unpaid === undefined ? (
          <Button href={routes.trackOrder(orderId)} variant="outlined">
            {pageNames.trackOrder}
          </Button>
        ) : (
          <PayButton order={unpaid} variant="contained" color="primary" />
        )}
      </Stack>
    </CardSection>
  );
});
