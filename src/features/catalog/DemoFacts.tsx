import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import type { Product } from '../../api/models/types';
import { LOW_WINDOW } from '../../components/tokens';
import { pictureTexts } from './catalogTexts';
import { dimensionsOf } from './productDetails';

/** Beside the pictures on wide screens and in low windows, below them on phones. */
const panelSx = {
  // On phones the pictures leave it all that is below them.
  flex: { xs: '1 0 34%', sm: 'none' },
  width: { lg: 320 },
  maxHeight: { sm: '34%', lg: 'none' },
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  padding: { xs: '12px 16px calc(12px + env(safe-area-inset-bottom))', lg: 3 },
  bgcolor: 'background.paper',
  [LOW_WINDOW]: { flex: 'none', width: '36%', maxHeight: 'none' },
  '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, margin: '4px 0 16px' },
  '& dt': { color: 'text.secondary' },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { margin: 0 },
} as const;

/** What the Product Demo says beside the pictures: how large and heavy the product is, and how it is made and used. */
export function DemoFacts({ product }: { readonly product: Product }) {
  const { name: productName, description } = product;
  const dimensions = dimensionsOf(product.attributes);
  const id = useId();
  if (dimensions.length === 0 && description === '') return null;
  return (
    // Focusable, as its content may be higher than it is.
    <Box component="section" aria-label={pictureTexts.facts} tabIndex={0} sx={panelSx}>
      <Typography component="h2" variant="h3" gutterBottom>
        {productName}
      </Typography>
      {dimensions.length > 0 && (
        <>
          <Typography id={id} component="h3" variant="h4">
            {pictureTexts.dimensions}
          </Typography>
          <Typography component="dl" variant="body2" aria-labelledby={id}>
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
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {description}
          </Typography>
        </>
      )}
    </Box>
  );
}
