import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { Notice } from '../../components/Notice';
import { OrderLine, OrderLines } from '../../components/OrderLine';
import { SummaryCard, SummaryColumns, summarySx } from '../../components/SummaryCard';
import { choiceText, lineKey } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { CartHeading } from '../cart';
import { checkoutTexts, unpaidText, type UnpaidPurchase } from './checkoutTexts';
import { OpenCheckout, type OpenCheckoutProps } from './OpenCheckout';
import { PayButton } from './PayButton';
import { type ReactNode, useState } from 'react';
import { purchaseTotal } from './purchase';

interface CheckoutScreenProps {
  readonly view:
    | { readonly kind: 'loading' | 'placed' }
    /** `others` are products to show below. */
    | { readonly kind: 'empty'; readonly others: ReactNode }
    | ({ readonly kind: 'ready' } & OpenCheckoutProps);
  /** The order that waits for its payment; null for none. */
  readonly unpaid: UnpaidPurchase | null;
}

export function CheckoutScreen({ view, unpaid }: CheckoutScreenProps) {
  const isNothing = view.kind === 'empty' && unpaid === null;
  return (
    <>
      {!isNothing && (
        <Box sx={{ marginBottom: 1 }}>
          <CartHeading
            heading={checkoutTexts.heading}
            {...(view.kind === 'ready' ? view : { lines: [], checked: {} })}
          />
        </Box>
      )}
      {view.kind === 'loading' && (
        <LoadingBlock label={checkoutTexts.loadingCart}>
          <SummaryColumns summary={<Skeleton sx={{ ...summarySx, height: 360 }} />}>
            <Skeleton sx={{ height: 560 }} />
          </SummaryColumns>
        </LoadingBlock>
      )}
      {view.kind === 'placed' && <LoadingBlock label={checkoutTexts.created} />}
      {unpaid !== null && <UnpaidOrder key={unpaid.orderId} {...unpaid} isAlone={view.kind === 'empty'} />}
      {isNothing && (
        <>
          <EmptyState
            title={checkoutTexts.nothing}
            titleComponent="h1"
            text={checkoutTexts.nothingHint}
            drawing="bag"
            links={[
              { to: routes.products(), text: actions.browseProducts },
              { to: routes.orders, text: actions.viewOrders },
            ]}
          />
          {view.others}
        </>
      )}
      {view.kind === 'ready' && <OpenCheckout {...view} />}
    </>
  );
}

interface UnpaidOrderProps extends UnpaidPurchase {
  /** Whether it takes the place of the form; else it is above the form for another order. */
  readonly isAlone: boolean;
}

/** Alone it is shown as it was placed, with the way to its payment where Place Order was. */
export function UnpaidOrder({ isAlone, ...unpaid }: UnpaidOrderProps) {
  const { lines } = unpaid;
  const [now] = useState(Date.now);
  const { text, hint } = unpaidText(unpaid, now);
  // Of an order of an older visit no lines may be known.
  const isWhole = isAlone && lines.length > 0;
  const payButton = (
    <PayButton
      order={unpaid}
      variant="contained"
      color="primary"
      {...(isWhole && { size: 'large', sx: { flex: '1 0 auto' } })}
    />
  );
  const notice = (
    <Box sx={{ marginBottom: { xs: 3, md: 4 } }}>
      <Notice
        severity="warning"
        role="region"
        title={text}
        action={
          <>
            {!isWhole && payButton}
            <Button href={routes.orders}>{actions.viewOrders}</Button>
          </>
        }
      >
        {isWhole && hint}
      </Notice>
    </Box>
  );
  if (!isWhole) return notice;
  return (
    <SummaryColumns summary={<SummaryCard total={purchaseTotal(lines)} action={payButton} />}>
      {notice}
      <OrderLines items={lines}>
        {(line) => (
          <OrderLine
            key={lineKey(line)}
            name={line.name}
            image={line.image}
            detail={checkoutTexts.detail(choiceText(line), line.quantity)}
            total={<Money amount={line.price * line.quantity} />}
          />
        )}
      </OrderLines>
    </SummaryColumns>
  );
}
