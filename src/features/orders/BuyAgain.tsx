import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ErrorState } from '../../components/ErrorState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { QuantityLine } from '../../components/QuantityLine';
import { SectionHeading } from '../../components/SectionHeading';
import { narrowColumn } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { LookFurther, type LookFurtherProps } from './LookFurther';
import { orderTexts, ordersPageTexts } from './ordersTexts';

interface RepeatedItem {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** Rupees, today. */
  readonly price: number;
  readonly quantity: number;
}

interface NamedProduct {
  readonly name: string;
  /** Leads to the product. */
  readonly id?: string;
}

interface UnseenItems extends LookFurtherProps {
  readonly names: readonly string[];
  readonly read: number;
}

export interface BuyAgainProps {
  readonly orderId: string;
  readonly view:
    | { readonly kind: 'searching' }
    | { readonly kind: 'failed'; readonly onRetry: () => void }
    | {
        readonly kind: 'ready';
        readonly found: readonly RepeatedItem[];
        /** Products of families: an order does not say which size or colour it was. */
        readonly toChoose: readonly NamedProduct[];
        readonly missing: readonly string[];
        /** Products that may be in what was not read yet of the catalogue. */
        readonly unseen: UnseenItems;
        readonly isCartEmpty: boolean;
        readonly onAdd: () => void;
        readonly onReplace: () => void;
      };
}

/** What of an order can be bought again, and what cannot and why. */
export function BuyAgain({ orderId, view }: BuyAgainProps) {
  return (
    <Stack spacing={3} sx={{ ...narrowColumn, overflowWrap: 'anywhere' }}>
      <div>
        <PageHeading>{ordersPageTexts.buyAgain}</PageHeading>
        <Typography color="textSecondary">{orderTexts.order(orderId)}</Typography>
      </div>
      {view.kind === 'searching' && <LoadingBlock label={ordersPageTexts.searching} />}
      {view.kind === 'failed' && (
        <ErrorState message={ordersPageTexts.searchFailed} onAction={view.onRetry} />
      )}
      {view.kind === 'ready' && view.found.length > 0 && <StillSold {...view} />}
      {view.kind === 'ready' && view.toChoose.length > 0 && (
        <NotAdded title={ordersPageTexts.toChoose} products={view.toChoose}>
          {ordersPageTexts.chooseVariant}
        </NotAdded>
      )}
      {view.kind === 'ready' && view.missing.length > 0 && (
        <NotAdded title={ordersPageTexts.noLongerSold} products={view.missing.map((name) => ({ name }))}>
          {ordersPageTexts.noSuchProduct}
        </NotAdded>
      )}
      {view.kind === 'ready' && view.unseen.names.length > 0 && (
        <NotAdded title={ordersPageTexts.notFoundYet} products={view.unseen.names.map((name) => ({ name }))}>
          {ordersPageTexts.notAmongFirst(view.unseen.read)}
        </NotAdded>
      )}
      {view.kind === 'ready' && <LookFurther {...view.unseen} />}
      <div>
        <Button href={routes.orders} sx={{ marginInlineStart: -1.5 }}>
          {ordersPageTexts.backToOrders}
        </Button>
      </div>
    </Stack>
  );
}

type ReadyView = Extract<BuyAgainProps['view'], { kind: 'ready' }>;

function StillSold({ found, isCartEmpty, onAdd, onReplace }: ReadyView) {
  return (
    <section aria-labelledby="still-sold">
      <SectionHeading id="still-sold" variant="h3">
        {ordersPageTexts.stillSold}
      </SectionHeading>
      <List aria-labelledby="still-sold" disablePadding>
        {found.map(({ id, name, image, price, quantity }) => (
          <ListItem key={id} disableGutters divider>
            <ListItemAvatar sx={{ width: 48, minWidth: 0, marginRight: 2 }}>
              <ProductImage src={image} alt="" sizes={pictureSizes.thumbnail} productId={id} />
            </ListItemAvatar>
            <ListItemText
              primary={name}
              secondary={<QuantityLine quantity={quantity} price={price} />}
              slotProps={{ secondary: { component: 'div' } }}
            />
          </ListItem>
        ))}
      </List>
      <Typography
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          marginTop: 1.5,
          fontWeight: 'fontWeightBold',
        }}
      >
        <span>{orderTexts.total} </span>
        <Money amount={found.reduce((sum, { price, quantity }) => sum + price * quantity, 0)} />
      </Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', marginTop: 2.5 }}>
        <Button variant="contained" color="primary" onClick={onAdd}>
          {ordersPageTexts.addToCart}
        </Button>
        {!isCartEmpty && (
          <Button variant="outlined" onClick={onReplace}>
            {ordersPageTexts.replaceCart}
          </Button>
        )}
      </Stack>
    </section>
  );
}

interface NotAddedProps {
  readonly title: string;
  readonly products: readonly NamedProduct[];
  readonly children: string;
}

function NotAdded({ title, products, children }: NotAddedProps) {
  const id = useId();
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
