import Box from '@mui/material/Box';
import { PlainControl } from '../../components/controlStyles';
import { Text } from '../../components/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { CardProduct, Product } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { SectionHeading } from '../../components/SectionHeading';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { CompareTable } from './CompareTable';
import type { ComparedFact } from './comparison';
import { compareTexts } from './compareTexts';

interface CompareScreenProps {
  /** Whether some of the products are still loading. */
  readonly isLoading: boolean;
  readonly products: readonly Product[];
  readonly facts: readonly ComparedFact[];
  /** What can be added; empty where there are enough. */
  readonly offered: readonly CardProduct[];
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onAddToCart: (product: Product) => void;
}

const heading = compareTexts.heading;

/** Products side by side, and what else could be compared. */
export function CompareScreen({ isLoading, products, facts, offered, ...events }: CompareScreenProps) {
  useFocusAfterRemoval(products.length);
  if (products.length === 0 && !isLoading && offered.length === 0) {
    return (
      <EmptyState
        title={compareTexts.empty}
        titleComponent="h1"
        text={compareTexts.emptyHint}
        drawing="box"
        action={
          <ButtonLink to={routes.products()} variant="contained" color="primary">
            {actions.browseProducts}
          </ButtonLink>
        }
        secondAction={<ButtonLink to={routes.home}>{actions.returnHome}</ButtonLink>}
      />
    );
  }
  return (
    <div>
      <PageHeading>{heading}</PageHeading>
      {products.length === 1 && !isLoading && (
        <Text sx={{ color: 'text.secondary', marginTop: 1 }}>{compareTexts.chooseAnother}</Text>
      )}
      <Box sx={{ marginTop: 3 }}>
        {isLoading && products.length === 0 ? (
          <LoadingBlock label={compareTexts.loading} />
        ) : (
          <CompareTable products={products} facts={facts} label={heading} {...events} />
        )}
      </Box>
      {offered.length > 0 && <Offered offered={offered} onAdd={events.onAdd} />}
    </div>
  );
}

function Offered({ offered, onAdd }: Pick<CompareScreenProps, 'offered' | 'onAdd'>) {
  return (
    <Box component="section" aria-labelledby="compare-add" sx={{ marginTop: 6 }}>
      <SectionHeading id="compare-add" variant="h3">
        {compareTexts.addHeading}
      </SectionHeading>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          gap: 1.5,
        }}
      >
        {offered.map((product) => (
          <li key={product.id}>
            <PlainControl
              onClick={() => onAdd(product.id)}
              sx={{
                width: '100%',
                display: 'grid',
                gridTemplateColumns: '56px minmax(0, 1fr)',
                gap: 1.5,
                alignItems: 'center',
                textAlign: 'left',
                padding: 1,
                border: '1px solid',
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
                '&:hover': { borderColor: 'text.primary' },
              }}
            >
              <ProductImage
                src={product.image}
                alt=""
                sizes={pictureSizes.thumbnail}
                productId={product.id}
              />
              <span>
                <VisuallyHidden>{compareTexts.add} </VisuallyHidden>
                <Text
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}
                >
                  {product.name}
                </Text>{' '}
                <Text component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  <Money rupees={product.price} />
                </Text>
              </span>
            </PlainControl>
          </li>
        ))}
      </Box>
    </Box>
  );
}
