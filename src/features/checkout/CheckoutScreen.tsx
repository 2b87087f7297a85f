import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { SummaryColumns } from '../../components/SummaryColumns';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { checkoutTexts } from './checkoutTexts';
import { OpenCheckout, type OpenCheckoutProps } from './OpenCheckout';
import { UnpaidOrder, type UnpaidOrderProps } from './UnpaidOrder';

interface CheckoutScreenProps {
  readonly view:
    | { readonly kind: 'loading' }
    | { readonly kind: 'placed' }
    | { readonly kind: 'empty' }
    | ({ readonly kind: 'ready' } & OpenCheckoutProps);
  /** The order that waits for its payment; null for none. */
  readonly unpaid: UnpaidOrderProps | null;
}

/** The shipping form beside what is ordered. */
export function CheckoutScreen({ view, unpaid }: CheckoutScreenProps) {
  return (
    <>
      <Box sx={{ marginBottom: { xs: 3, md: 4 } }}>
        <PageHeading>{checkoutTexts.heading}</PageHeading>
      </Box>
      {view.kind === 'loading' && <LoadingCheckout />}
      {view.kind === 'placed' && <LoadingBlock label={checkoutTexts.created} />}
      {unpaid !== null && <UnpaidOrder {...unpaid} />}
      {view.kind === 'empty' && <EmptyCheckout isUnpaid={unpaid !== null} />}
      {view.kind === 'ready' && <OpenCheckout {...view} />}
    </>
  );
}

/** With an empty cart there is nothing to fill in. */
function EmptyCheckout({ isUnpaid }: { readonly isUnpaid: boolean }) {
  return (
    <EmptyState
      title={checkoutTexts.cartEmptyTitle}
      text={checkoutTexts.cartEmpty}
      drawing="bag"
      action={
        <Button
          component={RouterLink}
          to={routes.products()}
          variant={isUnpaid ? 'outlined' : 'contained'}
          color={isUnpaid ? 'secondary' : 'primary'}
        >
          {actions.browseProducts}
        </Button>
      }
      secondAction={
        !isUnpaid && (
          <Button component={RouterLink} to={routes.orders} variant="outlined">
            {actions.viewOrders}
          </Button>
        )
      }
    />
  );
}

/** Until the stored cart has been read. */
function LoadingCheckout() {
  return (
    <LoadingBlock label={checkoutTexts.loadingCart}>
      <SummaryColumns
        summary={<Skeleton sx={{ height: 360, width: { lg: 380 }, marginTop: { xs: 4, lg: 0 } }} />}
      >
        <Skeleton sx={{ height: 560 }} />
      </SummaryColumns>
    </LoadingBlock>
  );
}
