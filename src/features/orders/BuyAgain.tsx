import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Product } from '../../api/models/types';
import { cardTexts } from '../../components/componentTexts';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { Notice } from '../../components/Notice';
import { OrderLine } from '../../components/OrderLine';
import { PageHeading } from '../../components/PageHeading';
import { Section } from '../../components/SectionHeading';
import { SummaryColumns, SummaryRow, summarySx } from '../../components/SummaryCard';
import { formatMoney } from '../../lib/money';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { LookFurther, type LookFurtherProps } from './LookFurther';
import { orderTexts, ordersPageTexts } from './ordersTexts';

interface NamedProduct {
  readonly name: string;
  /** Leads to the product. */
  readonly id?: string;
  readonly image?: string;
}

interface ReadyView {
  readonly kind: 'ready';
  readonly found: readonly { readonly product: Product; readonly quantity: number }[];
  /** Products of families: an order does not say which size or colour it was. */
  readonly toChoose: readonly NamedProduct[];
  readonly missing: readonly NamedProduct[];
  /** Products that may be in what was not read yet of the catalogue. */
  readonly unseen: readonly NamedProduct[];
  /** How many products were read. */
  readonly read: number;
  readonly further: LookFurtherProps;
  readonly isCartEmpty: boolean;
  readonly onAdd: () => void;
  readonly onReplace: () => void;
}

export interface BuyAgainProps {
  readonly orderId: string;
  readonly view:
    | { readonly kind: 'searching' }
    | { readonly kind: 'failed'; readonly onRetry: () => void }
    | ReadyView;
}

export function BuyAgain({ orderId, view }: BuyAgainProps) {
  return (
    <Stack spacing={3} sx={{ overflowWrap: 'anywhere' }}>
      <div>
        <PageHeading>{ordersPageTexts.buyAgain}</PageHeading>
        <Typography color="textSecondary">{orderTexts.order(orderId)}</Typography>
      </div>
      {view.kind === 'searching' && <LoadingBlock label={ordersPageTexts.searching} />}
      {view.kind === 'failed' && (
        <Notice
          title={ordersPageTexts.searchFailed}
          action={
            <Button variant="outlined" onClick={view.onRetry}>
              {actions.tryAgain}
            </Button>
          }
        />
      )}
      {view.kind === 'ready' && <Findings {...view} />}
      <div>
        <Button href={routes.orders} sx={{ marginInlineStart: -1.5 }}>
          {ordersPageTexts.backToOrders}
        </Button>
      </div>
    </Stack>
  );
}

/** A card on wide screens, as the cart's sums are. */
const sumSx = {
  ...summarySx,
  padding: { lg: 3 },
  border: { lg: 1 },
  borderColor: { lg: 'divider' },
  borderRadius: 1,
  bgcolor: { lg: 'background.paper' },
  // The card's edge is its line.
  '& dl > *': { border: { lg: 0 }, paddingTop: { lg: 0 } },
} as const;

/** What is still sold with its total, and below what is not. */
function Findings(props: ReadyView) {
  const { found, toChoose, missing, unseen, read, further, isCartEmpty, onAdd, onReplace } = props;
  const summary = (
    <Box sx={sumSx}>
      <dl>
        <SummaryRow label={orderTexts.total} kind="total">
          <Money amount={found.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)} />
        </SummaryRow>
      </dl>
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ flexWrap: 'wrap', marginTop: 2, '& > *': { flex: { xs: '1 0 9rem', lg: '1 0 100%' } } }}
      >
        <Button variant="contained" color="primary" onClick={onAdd}>
          {cardTexts.addToCart}
        </Button>
        {!isCartEmpty && (
          <Button variant="outlined" onClick={onReplace}>
            {ordersPageTexts.replaceCart}
          </Button>
        )}
      </Stack>
    </Box>
  );
  return (
    <>
      {found.length > 0 && (
        <SummaryColumns summary={summary}>
          <Section heading={ordersPageTexts.stillSold} variant="h3">
            <List disablePadding>
              {found.map(({ product: { id, name, image, price }, quantity }) => (
                <OrderLine
                  key={id}
                  name={name}
                  image={image}
                  detail={`${quantity} × ${formatMoney(price)}`}
                  total={<Money amount={price * quantity} />}
                />
              ))}
            </List>
          </Section>
        </SummaryColumns>
      )}
      <NotAdded title={ordersPageTexts.toChoose} products={toChoose}>
        {ordersPageTexts.chooseVariant}
      </NotAdded>
      <NotAdded title={ordersPageTexts.noLongerSold} products={missing}>
        {ordersPageTexts.noSuchProduct}
      </NotAdded>
      <NotAdded title={ordersPageTexts.notFoundYet} products={unseen}>
        {ordersPageTexts.notAmongFirst(read)}
      </NotAdded>
      <LookFurther {...further} />
    </>
  );
}

interface NotAddedProps {
  readonly title: string;
  readonly products: readonly NamedProduct[];
  /** Said of each. */
  readonly children: string;
}

function NotAdded({ title, products, children }: NotAddedProps) {
  if (products.length === 0) return null;
  return (
    <Section heading={title} variant="h3">
      <List disablePadding>
        {products.map(({ name, id, image = '' }, index) => (
          <OrderLine
            key={index}
            name={name}
            image={image}
            href={id === undefined ? undefined : routes.product(id)}
            detail={children}
          />
        ))}
      </List>
    </Section>
  );
}
