import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Product } from '../../api/models/types';
import { cardTexts } from '../../components/componentTexts';
import { ErrorState } from '../../components/ErrorState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { OrderLine } from '../../components/OrderLine';
import { PageHeading } from '../../components/PageHeading';
import { SummaryColumns } from '../../components/SummaryCard';
import { narrowColumn } from '../../components/tokens';
import { formatMoney } from '../../lib/money';
import { routes } from '../../lib/routes';
import { LookFurther, type LookFurtherProps } from './LookFurther';
import { orderTexts, ordersPageTexts } from './ordersTexts';

interface NamedProduct {
  readonly name: string;
  /** Leads to the product. */
  readonly id?: string;
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
        <ErrorState message={ordersPageTexts.searchFailed} onAction={view.onRetry} />
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

/** What is still sold, and before its total what is not. */
function Findings(props: ReadyView) {
  const { found, toChoose, missing, unseen, read, further, isCartEmpty, onAdd, onReplace } = props;
  const isSomeSold = found.length > 0;
  const summary = isSomeSold && (
    <Card sx={{ flexShrink: 0, width: { lg: 380 }, marginTop: { xs: 3, lg: 0 } }}>
      <CardContent>
        <Typography sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 'fontWeightBold' }}>
          <span>{orderTexts.total} </span>
          <Money amount={found.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)} />
        </Typography>
        <Stack
          direction="row"
          spacing={1.5}
          sx={{ flexWrap: 'wrap', marginTop: 2.5, '& > *': { flexGrow: 1 } }}
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
      </CardContent>
    </Card>
  );
  return (
    <SummaryColumns summary={summary}>
      {isSomeSold && (
        <section aria-labelledby="still-sold">
          <Typography component="h2" variant="h3" id="still-sold" gutterBottom>
            {ordersPageTexts.stillSold}
          </Typography>
          <List aria-labelledby="still-sold" disablePadding>
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
        </section>
      )}
      <Stack
        spacing={3}
        sx={{ '&:empty': { display: 'none' }, ...(isSomeSold ? { marginTop: 3 } : narrowColumn) }}
      >
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
      </Stack>
    </SummaryColumns>
  );
}

interface NotAddedProps {
  readonly title: string;
  readonly products: readonly NamedProduct[];
  readonly children: string;
}

function NotAdded({ title, products, children }: NotAddedProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <Alert severity="warning" role="region" aria-labelledby={id}>
      <AlertTitle component="h2" id={id}>
        {title}
      </AlertTitle>
      {children}
      <List aria-labelledby={id} disablePadding sx={{ listStyle: 'disc', paddingLeft: 2.5 }}>
        {products.map(({ name, id }, index) => (
          <ListItem key={index} disablePadding sx={{ display: 'list-item' }}>
            {id === undefined ? name : <Link href={routes.product(id)}>{name}</Link>}
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
