import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CartLine } from '../../api/models/types';
import { LoadingBlock } from '../../components/LoadingBlock';
import { ButtonRow } from '../../components/ButtonRow';
import { OrderLine } from '../../components/OrderLine';
import { PageHeading } from '../../components/PageHeading';
import { CardSection } from '../../components/SectionHeading';
import { SummaryColumns } from '../../components/SummaryCard';
import { narrowColumn, VERY_NARROW } from '../../components/tokens';
import { choiceText, lineKey } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions, pageNames } from '../../lib/texts';
import { checkoutTexts, type KnownProducts, type PaidBy, type TotalledOrder } from '../checkout';
import { isSettled, NextSteps } from './NextSteps';
import { besideSx, OrderBlock, OrderTimeline } from './OrderBlock';
import { orderSuccessTexts, orderTexts } from './ordersTexts';

interface BoughtOrder {
  readonly orderId: string;
  readonly lines: readonly CartLine[];
}

interface OrderSuccessScreenProps {
  /** Undefined where no order was placed in this session. */
  readonly bought: BoughtOrder | undefined;
  /** Undefined until the order is loaded, and where it cannot be. */
  readonly order: TotalledOrder | undefined;
  readonly products: KnownProducts;
  readonly isLoading: boolean;
  readonly paidBy: PaidBy;
  /** Where the email goes; '' where that is not known. */
  readonly email: string;
}

/** With room for the address of the email, which may be known only after the page is shown. */
const hintSx = {
  ...narrowColumn,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  minHeight: { xs: '2lh', md: '1lh', lg: '2lh' },
  [VERY_NARROW]: { minHeight: '3lh' },
} as const;

export function OrderSuccessScreen(props: OrderSuccessScreenProps) {
  const { bought, order, products, isLoading, paidBy, email } = props;
  const paid = { status: order?.status ?? null, paidBy };
  const isDone = isSettled(paid);
  const StateIcon = isDone ? CheckCircleOutlined : EmailOutlined;
  // Its place is there from the start: the purchase is known a moment after the first paint.
  const block = (
    <Box sx={besideSx}>
      {order !== undefined && <OrderBlock order={order} products={products} hasLinks isJustOrdered />}
      {order === undefined && bought !== undefined && <NamedBlock {...bought} isLoading={isLoading} />}
    </Box>
  );
  return (
    <SummaryColumns summary={block}>
      <Stack spacing={{ xs: 3, md: 4 }}>
        <div>
          <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
            <StateIcon color={isDone ? 'success' : 'action'} sx={{ fontSize: 48, marginLeft: '-4px' }} />
            <PageHeading>{orderSuccessTexts.thanks}</PageHeading>
            <Typography variant="subtitle1" color="textSecondary" sx={hintSx}>
              {orderSuccessTexts.mailComes(email)}
            </Typography>
          </Stack>
          <ButtonRow>
            <Button href={routes.orders} variant="contained" color="primary">
              {actions.viewOrders}
            </Button>
            <Button href={routes.home} variant="outlined">
              {actions.continueShopping}
            </Button>
            <Button href={routes.trackOrder(bought?.orderId)} variant="outlined">
              {pageNames.trackOrder}
            </Button>
          </ButtonRow>
        </div>
        {bought === undefined ? (
          <Typography color="textSecondary">{orderSuccessTexts.follow}</Typography>
        ) : (
          <NextSteps {...paid} />
        )}
      </Stack>
    </SummaryColumns>
  );
}

/** An order by what the shopper has sent: its price and address are the server's to say. */
function NamedBlock({ orderId, lines, isLoading }: BoughtOrder & { readonly isLoading: boolean }) {
  return (
    <CardSection heading={orderTexts.order(orderId)} sx={{ overflowWrap: 'anywhere' }}>
      <Stack spacing={2}>
        {/* It is placed, which is all that is known of it. */}
        <OrderTimeline status={0} />
        {lines.length > 0 && (
          <List disablePadding aria-label={orderTexts.items}>
            {lines.map((line) => (
              <OrderLine
                key={lineKey(line)}
                name={line.name}
                image={line.image}
                detail={checkoutTexts.detail(choiceText(line), line.quantity)}
              />
            ))}
          </List>
        )}
        {isLoading && <LoadingBlock label={orderSuccessTexts.loadingOrder} />}
      </Stack>
    </CardSection>
  );
}
