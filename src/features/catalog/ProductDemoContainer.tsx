import { skipToken } from '@reduxjs/toolkit/query/react';
import { Fragment, useId, useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { Product } from '../../api/models/types';
import { selectListedProduct, useGetProductQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { productToShow } from './isProductMissing';
import { dimensionsOf } from './productDetails';
import { ProductDemo } from './ProductDemo';
import { useDialogAddress } from './useDialogAddress';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LOW_WINDOW } from '../../components/tokens';
import { pictureTexts } from './catalogTexts';

interface OwnProps {
  readonly isOpen: boolean;
  readonly id: string;
  readonly first: number;
  readonly onClose: () => void;
}

const connector = connect((state: RootState, { id }: OwnProps) => ({
  listed: selectListedProduct(state, id),
}));

const ConnectedDemo = connector(function ConnectedDemo({
  isOpen,
  id,
  first,
  listed,
  onClose,
}: ConnectedProps<typeof connector> & OwnProps) {
  const result = useGetProductQuery(id === '' ? skipToken : { id });
  const product = productToShow(result, listed);
  const images = product?.images ?? (result.isError || product === null ? [] : null);
  const [seen, setSeen] = useState({ isOpen, picture: first });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, picture: isOpen ? first : seen.picture });
  return (
    <ProductDemo
      isOpen={isOpen}
      name={product?.name ?? ''}
      images={images}
      chosen={images?.[seen.picture] === undefined ? 0 : seen.picture}
      onChoose={(picture) => setSeen({ isOpen, picture })}
      onClose={onClose}
      facts={product && <DemoFacts product={product} />}
    />
  );
});

/** The Product Demo that the address opens, over a Quick View or a page. */
export function ProductDemoContainer() {
  const { id, shownId, read, close } = useDialogAddress('demo', { demo: '', picture: '' });
  return (
    <ConnectedDemo isOpen={id !== ''} id={shownId} first={Number(read('picture')) - 1} onClose={close} />
  );
}

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
function DemoFacts({ product }: { readonly product: Product }) {
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
