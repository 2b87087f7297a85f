import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef, useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CardProduct, Product } from '../../api/models/types';
import { useGetProductQuery, useListProductsQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { Section } from '../../components/SectionHeading';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { MAX_COMPARED } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { addedFromCard } from '../cart';
import { selectViewed, selectWishlist } from '../wishlist';
import { compareTexts, listingTexts } from './catalogTexts';
import { CompareTable } from './CompareTable';
import { OtherProductsContainer } from './OtherProductsContainer';
import { similarArg } from './productDetails';

const OFFERED = 8;

export function readComparedIds(search: URLSearchParams): readonly string[] {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

/** A product that could be compared: of those that the device keeps, the sub-category is unknown. */
type Candidate = CardProduct & Partial<Pick<Product, 'parentCategory'>>;

/**
 * Products that could be compared next, each once, without the compared ones: first those of the sub-category of the
 * first compared product, then those of its category, then the rest.
 * @param lists of two products with one id the first is taken
 */
export function offeredProducts(
  compared: readonly Product[],
  ...lists: readonly (readonly Candidate[])[]
): readonly CardProduct[] {
  const [first] = compared;
  const distance = ({ category, parentCategory }: Candidate): number => {
    if (category.toLowerCase() !== first?.category.toLowerCase()) return 2;
    return parentCategory === first.parentCategory ? 0 : 1;
  };
  const byId = new Map<string, Candidate>();
  for (const product of lists.flat()) if (!byId.has(product.id)) byId.set(product.id, product);
  for (const { id } of compared) byId.delete(id);
  return [...byId.values()].sort((one, other) => distance(one) - distance(other)).slice(0, OFFERED);
}

const connector = connect(
  (state: RootState) => ({ wishlist: selectWishlist(state), viewed: selectViewed(state) }),
  { addedFromCard },
);

function useProduct(id: string | undefined) {
  return useGetProductQuery(id === undefined ? skipToken : { id });
}

/** Up to four products side by side; the address says which. */
export const CompareContainer = connector(function CompareContainer({
  wishlist,
  viewed,
  addedFromCard,
}: ConnectedProps<typeof connector>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ids = readComparedIds(search);
  // One hook for each place: the number of hooks cannot change.
  const answers = [useProduct(ids[0]), useProduct(ids[1]), useProduct(ids[2]), useProduct(ids[3])];
  const answered = answers.flatMap(({ currentData }) => currentData ?? []);
  const isLoading = answers.some(({ isFetching, currentData }) => isFetching && currentData === undefined);
  // The first products are shown together: one after the other they would move what is below. A later one joins them.
  const [isBegun, setIsBegun] = useState(false);
  if (!isBegun && !isLoading) setIsBegun(true);
  const products = isBegun ? answered : [];
  const isFull = ids.length >= MAX_COMPARED;
  const { category = '', parentCategory = '' } = answered[0] ?? {};
  const isAlone = isFull || category === '';
  const similar = useListProductsQuery(isAlone ? skipToken : similarArg(category));
  const alike = useListProductsQuery(
    isAlone || parentCategory === '' ? skipToken : { ...similarArg(category), parentCategory },
  );
  // Shown at once with the nearest first: nothing moves under the finger.
  const isOffering = isBegun && !isFull && !similar.isLoading && !alike.isLoading;

  const offered = isOffering
    ? offeredProducts(
        products,
        alike.currentData?.products ?? [],
        similar.currentData?.products ?? [],
        wishlist,
        viewed,
      )
    : [];

  // After Remove the next Remove has the focus, and no link and nothing that adds.
  const head = useRef<HTMLDivElement>(null);
  const offer = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(head, { selector: 'button:last-of-type' });
  useFocusAfterRemoval(offer);

  const show = (compared: readonly string[]): void => {
    void navigate(routes.compare(compared), { replace: true });
  };

  if (products.length === 0 && !isLoading && offered.length === 0) {
    return (
      <>
        <EmptyState
          title={compareTexts.empty}
          titleComponent="h1"
          text={compareTexts.emptyHint}
          drawing="columns"
          links={[{ to: routes.products(), text: actions.browseProducts }]}
        />
        <OtherProductsContainer />
      </>
    );
  }
  return (
    <Stack spacing={3}>
      <div>
        <PageHeading>{compareTexts.heading}</PageHeading>
        {products.length < 2 && !isLoading && (
          <Typography color="textSecondary" sx={{ marginTop: 1 }}>
            {products.length === 0 ? compareTexts.chooseFirst : compareTexts.chooseAnother}
          </Typography>
        )}
      </div>
      {isLoading && products.length === 0 && <LoadingBlock label={listingTexts.loading} />}
      {products.length > 0 && (
        <CompareTable
          head={head}
          products={products}
          onRemove={(id) => show(ids.filter((other) => other !== id))}
          onAddToCart={addedFromCard}
        />
      )}
      <div ref={offer}>
        {offered.length > 0 && <Offered offered={offered} onAdd={(id) => show([...ids, id])} />}
      </div>
    </Stack>
  );
});

interface OfferedProps {
  readonly offered: readonly CardProduct[];
  readonly onAdd: (id: string) => void;
}

function Offered({ offered, onAdd }: OfferedProps) {
  return (
    <Section heading={compareTexts.addHeading} variant="h3" sx={{ marginTop: 3 }}>
      <Grid container component="ul" spacing={1.5}>
        {offered.map((product) => (
          <Grid key={product.id} component="li" size={{ xs: 12, sm: 6, md: 4, lg: 3 }}>
            <Card>
              <CardActionArea onClick={() => onAdd(product.id)}>
                <Stack direction="row" spacing={1} sx={{ alignItems: 'center', padding: 1 }}>
                  <Box sx={{ width: 56, flexShrink: 0 }}>
                    <ProductImage
                      src={product.image}
                      alt=""
                      sizes={pictureSizes.thumbnail}
                      productId={product.id}
                    />
                  </Box>
                  <Stack component="span" sx={{ minWidth: 0 }}>
                    <VisuallyHidden>{compareTexts.add} </VisuallyHidden>
                    <Typography component="span" variant="subtitle2">
                      {product.name}
                    </Typography>{' '}
                    <Typography component="span" variant="body2" color="textSecondary">
                      <Money amount={product.price} />
                    </Typography>
                  </Stack>
                  {/* Not larger with the text, which needs the room then. */}
                  <Box component="span" sx={{ flex: 1, textAlign: 'right' }}>
                    <Add color="action" sx={{ fontSize: 18 }} />
                  </Box>
                </Stack>
              </CardActionArea>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
