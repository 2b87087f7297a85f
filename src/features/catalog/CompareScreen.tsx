import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { CardProduct, Product } from '../../api/models/types';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { SectionHeading } from '../../components/SectionHeading';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { CompareTable, type ComparedFact } from './CompareTable';
import { compareTexts } from './catalogTexts';

interface CompareScreenProps {
  readonly isLoading: boolean;
  readonly products: readonly Product[];
  readonly facts: readonly ComparedFact[];
  /** What can be added; empty where there are enough. */
  readonly offered: readonly CardProduct[];
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onAddToCart: (product: Product) => void;
}

export function CompareScreen({ isLoading, products, facts, offered, ...events }: CompareScreenProps) {
  // Two parts: after Remove the next Remove has the focus, and nothing that adds.
  const controls = useRef<HTMLTableRowElement>(null);
  const offer = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(controls);
  useFocusAfterRemoval(offer);
  if (products.length === 0 && !isLoading && offered.length === 0) {
    return (
      <EmptyState
        title={compareTexts.empty}
        titleComponent="h1"
        text={compareTexts.emptyHint}
        drawing="box"
        links={[
          { to: routes.products(), text: actions.browseProducts },
          { to: routes.home, text: actions.returnHome },
        ]}
      />
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
      {isLoading && products.length === 0 && <LoadingBlock label={compareTexts.loading} />}
      {products.length > 0 && (
        <CompareTable controls={controls} products={products} facts={facts} {...events} />
      )}
      <div ref={offer}>{offered.length > 0 && <Offered offered={offered} onAdd={events.onAdd} />}</div>
    </Stack>
  );
}

function Offered({ offered, onAdd }: Pick<CompareScreenProps, 'offered' | 'onAdd'>) {
  return (
    <Box component="section" aria-labelledby="compare-add" sx={{ marginTop: 3 }}>
      <SectionHeading id="compare-add" variant="h3">
        {compareTexts.addHeading}
      </SectionHeading>
      <Grid container component="ul" spacing={1.5} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
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
    </Box>
  );
}
