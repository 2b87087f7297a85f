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
import type { Product } from '../../api/models/types';
import { cardTexts } from '../../components/componentTexts';
import { ErrorState } from '../../components/ErrorState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { SectionHeading } from '../../components/SectionHeading';
import { narrowColumn } from '../../components/tokens';
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
    <Stack spacing={3} sx={{ ...narrowColumn, overflowWrap: 'anywhere' }}>
      <div>
        <PageHeading>{ordersPageTexts.buyAgain}</PageHeading>
        <Typography color="textSecondary">{orderTexts.order(orderId)}</Typography>
      </div>
      {view.kind === 'searching' && <LoadingBlock label={ordersPageTexts.searching} />}
      {view.kind === 'failed' && (
        <ErrorState message={ordersPageTexts.searchFailed} onAction={view.onRetry} />
      )}
      {view.kind === 'ready' && (
        <>
          {view.found.length > 0 && <StillSold {...view} />}
          <NotAdded title={ordersPageTexts.toChoose} products={view.toChoose}>
            {ordersPageTexts.chooseVariant}
          </NotAdded>
          <NotAdded title={ordersPageTexts.noLongerSold} products={view.missing}>
            {ordersPageTexts.noSuchProduct}
          </NotAdded>
          <NotAdded title={ordersPageTexts.notFoundYet} products={view.unseen}>
            {ordersPageTexts.notAmongFirst(view.read)}
          </NotAdded>
          <LookFurther {...view.further} />
        </>
      )}
      <div>
        <Button href={routes.orders} sx={{ marginInlineStart: -1.5 }}>
          {ordersPageTexts.backToOrders}
        </Button>
      </div>
    </Stack>
  );
}

function StillSold({ found, isCartEmpty, onAdd, onReplace }: ReadyView) {
  return (
    <section aria-labelledby="still-sold">
      <SectionHeading id="still-sold" variant="h3">
        {ordersPageTexts.stillSold}
      </SectionHeading>
      <List aria-labelledby="still-sold" disablePadding>
        {found.map(({ product: { id, name, image, price }, quantity }) => (
          <ListItem key={id} disableGutters divider>
            <ListItemAvatar sx={{ width: 48, minWidth: 0, marginRight: 2 }}>
              <ProductImage src={image} alt="" sizes={pictureSizes.thumbnail} productId={id} />
            </ListItemAvatar>
            <ListItemText
              primary={name}
              secondary={
                <Stack
                  direction="row"
                  sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
                >
                  <span>
                    {quantity} × <Money amount={price} />{' '}
                  </span>
                  <Money amount={price * quantity} />
                </Stack>
              }
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
        <Money amount={found.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)} />
      </Typography>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', marginTop: 2.5 }}>
        <Button variant="contained" color="primary" onClick={onAdd}>
          {cardTexts.addToCart}
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
