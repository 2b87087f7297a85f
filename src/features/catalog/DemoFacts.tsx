import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useId, type ReactNode } from 'react';
import type { Product } from '../../api/models/types';
import { PriceTag } from '../../components/PriceTag';
import { breakpoints, LOW_WINDOW } from '../../components/tokens';
import { pictureTexts } from './catalogTexts';
import { dimensionsOf } from './productDetails';

/** On tablets, wide screens and in low windows the facts are beside the picture, on phones below it. */
export const FACTS_BESIDE = `${LOW_WINDOW}, (min-width: ${breakpoints.md}px)`;

const panelSx = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // Beside the picture it is as high as that.
  [FACTS_BESIDE]: { contain: 'size' },
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: { xs: 'start', md: 'safe center' },
  padding: { xs: '16px 16px calc(16px + env(safe-area-inset-bottom))', md: 3, lg: 8 },
  // Beside Close.
  '& h2': { paddingRight: { md: 5, lg: 0 } },
  // Close is in the window's corner.
  [LOW_WINDOW]: { padding: '16px 64px 16px 16px' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 144px) minmax(0, 1fr)',
    columnGap: 2,
    marginTop: 0.5,
  },
  '& h3': { marginTop: { xs: 3, lg: 4 } },
  '& dt': { color: 'text.secondary' },
  '& dt::first-letter': { textTransform: 'uppercase' },
} as const;

interface DemoFactsProps {
  readonly product: Product;
  /** By the price. */
  readonly purchase: ReactNode;
}

/** What the Product Demo says beside the pictures: the price, how large and heavy the product is, and how it is made and used. */
export function DemoFacts({ product, purchase }: DemoFactsProps) {
  const { name: productName, description } = product;
  const dimensions = dimensionsOf(product.attributes);
  const id = useId();
  return (
    // Focusable, as its content may be higher than it is.
    <Box component="section" aria-label={pictureTexts.facts} tabIndex={0} sx={panelSx}>
      <Typography component="h2" variant="h2">
        {productName}
      </Typography>
      <Stack spacing={{ xs: 1, lg: 3 }} sx={{ marginTop: { xs: 0.5, lg: 2 } }}>
        <PriceTag price={product.price} originalPrice={product.originalPrice} size="large" />
        {purchase}
      </Stack>
      {dimensions.length > 0 && (
        <>
          <Typography id={id} component="h3" variant="h4">
            {pictureTexts.dimensions}
          </Typography>
          <Typography component="dl" aria-labelledby={id}>
            {dimensions.map(({ name, value }, index) => (
              // Names may repeat; the order never changes.
              <Fragment key={index}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </Typography>
        </>
      )}
      {description !== '' && (
        <>
          <Typography component="h3" variant="h4" gutterBottom>
            {pictureTexts.use}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>
        </>
      )}
    </Box>
  );
}
