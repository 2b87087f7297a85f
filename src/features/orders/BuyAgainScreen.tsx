import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { ButtonLink } from '../../components/ButtonLink';
import { ErrorState } from '../../components/ErrorState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { SectionHeading } from '../../components/SectionHeading';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { orderTexts } from './orderTexts';
import { ordersPageTexts } from './ordersPageTexts';

/** A product of the order that the shop still sells. */
export interface RepeatedItem {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** Rupees, today. */
  readonly price: number;
  readonly quantity: number;
}

export interface BuyAgainScreenProps {
  readonly orderId: string;
  readonly view:
    | { readonly kind: 'searching' }
    | { readonly kind: 'failed'; readonly onRetry: () => void }
    | {
        readonly kind: 'ready';
        readonly found: readonly RepeatedItem[];
        /** Names of products that the shop no longer sells. */
        readonly missing: readonly string[];
        readonly isCartEmpty: boolean;
        readonly onAdd: () => void;
        readonly onReplace: () => void;
      };
}

const PICTURE_WIDTH = 48;
const listSx = { listStyle: 'none', margin: 0, padding: 0 } as const;

/** What of an order can be bought again, and what cannot and why. */
export function BuyAgainScreen({ orderId, view }: BuyAgainScreenProps) {
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeading>{ordersPageTexts.buyAgain}</PageHeading>
      <Text sx={{ color: 'text.secondary', marginBlock: '4px 24px', overflowWrap: 'anywhere' }}>
        {orderTexts.order(orderId)}
      </Text>
      {view.kind === 'searching' && <LoadingBlock label={ordersPageTexts.searching} />}
      {view.kind === 'failed' && (
        <ErrorState
          message={ordersPageTexts.searchFailed}
          actionLabel={actions.tryAgain}
          onAction={view.onRetry}
        />
      )}
      {view.kind === 'ready' && <Matches {...view} />}
      <Box sx={{ marginTop: 3 }}>
        <ButtonLink to={routes.orders} variant="text" sx={{ marginInlineStart: '-12px' }}>
          {ordersPageTexts.backToOrders}
        </ButtonLink>
      </Box>
    </Box>
  );
}

type ReadyView = Extract<BuyAgainScreenProps['view'], { kind: 'ready' }>;

function Matches({ found, missing, isCartEmpty, onAdd, onReplace }: ReadyView) {
  return (
    <>
      {found.length > 0 && (
        <section aria-labelledby="still-sold">
          <SectionHeading id="still-sold" variant="h3">
            {ordersPageTexts.stillSold}
          </SectionHeading>
          <Box component="ul" aria-labelledby="still-sold" sx={listSx}>
            {found.map(({ id, name, image, price, quantity }) => (
              <Box
                component="li"
                key={id}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: `${PICTURE_WIDTH}px minmax(0, 1fr)`,
                  gap: 2,
                  alignItems: 'center',
                  paddingBlock: 1,
                  borderBottom: '1px solid',
                  borderColor: 'divider',
                  overflowWrap: 'anywhere',
                }}
              >
                <ProductImage src={image} alt="" sizes={pictureSizes.thumbnail} productId={id} />
                <div>
                  {name}
                  <Text variant="body2" sx={{ color: 'text.secondary' }}>
                    {quantity} × <Money rupees={price} /> = <Money rupees={price * quantity} />
                  </Text>
                </div>
              </Box>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginTop: 2.5 }}>
            <Button variant="contained" color="primary" onClick={onAdd}>
              {ordersPageTexts.addToCart}
            </Button>
            {!isCartEmpty && (
              <Button variant="outlined" onClick={onReplace}>
                {ordersPageTexts.replaceCart}
              </Button>
            )}
          </Box>
        </section>
      )}
      {missing.length > 0 && (
        <Box component="section" aria-labelledby="not-sold" sx={{ marginTop: found.length > 0 ? 4 : 0 }}>
          <SectionHeading id="not-sold" variant="h3">
            {ordersPageTexts.noLongerSold}
          </SectionHeading>
          <Text sx={{ color: 'text.secondary' }}>{ordersPageTexts.noSuchProduct}</Text>
          <Box component="ul" aria-labelledby="not-sold" sx={{ margin: '8px 0 0', paddingLeft: 2.5 }}>
            {missing.map((name, index) => (
              <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
