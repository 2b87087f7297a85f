import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import type { Product } from '../../api/models/types';
import { ActionLink } from '../../components/ActionLink';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { routes } from '../../lib/routes';
import type { ComparedFact } from './comparison';
import { compareTexts } from './compareTexts';
import { cardTexts } from '../../components/cardTexts';

interface CompareTableProps {
  readonly products: readonly Product[];
  readonly facts: readonly ComparedFact[];
  readonly label: string;
  readonly onRemove: (id: string) => void;
  readonly onAddToCart: (product: Product) => void;
}

/**
 * Widths of the columns: two products fit on a phone, three on a tablet, and a part of the next one shows that there is
 * more. Enlarged text and its columns grow only as far as one product fits beside the names.
 */
const NAMES = { xs: 'min(5.75rem, 42vw)', md: '180px' } as const;
const PRODUCT = { xs: 'min(7.25rem, 46vw)', md: '168px', widest: '300px' } as const;
const TEXT = 'min(1rem, 7vw)';
const NAME_TEXT = 'min(0.9375rem, 6.5vw)';

/** The width of a table with these columns. */
function tableWidth(names: string, product: string, products: number): string {
  return `calc(${names} + ${products} * ${product})`;
}

const cellSx = {
  textAlign: 'left',
  verticalAlign: 'top',
  paddingBlock: 1.5,
  paddingInline: { xs: '0 10px', md: '0 16px' },
  borderBottom: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  fontSize: TEXT,
} as const;

/** The names of the facts stay beside the products while these are scrolled. */
const nameSx = {
  ...cellSx,
  position: 'sticky',
  left: 0,
  zIndex: 1,
  width: NAMES,
  bgcolor: 'background.default',
  fontWeight: 'fontWeightRegular',
  fontSize: NAME_TEXT,
  color: 'text.secondary',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

/** A cell of a row that the next one continues. */
const unruled = { borderBottom: 0 } as const;

/** A column for each product, a line for each fact; facts in which the products differ stand out. */
export function CompareTable({ products, facts, label, onRemove, onAddToCart }: CompareTableProps) {
  const isDifferent = products.length > 1;
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'separate',
          borderSpacing: 0,
          tableLayout: 'fixed',
          width: '100%',
          // Columns keep a width that can be read: the table scrolls instead.
          minWidth: {
            xs: tableWidth(NAMES.xs, PRODUCT.xs, products.length),
            md: tableWidth(NAMES.md, PRODUCT.md, products.length),
          },
          maxWidth: { md: tableWidth(NAMES.md, PRODUCT.widest, products.length) },
        }}
      >
        <thead>
          <tr>
            <Box component="td" sx={{ ...nameSx, ...unruled }} />
            {products.map((product) => (
              <Box
                key={product.id}
                component="th"
                scope="col"
                sx={{ ...cellSx, ...unruled, position: 'relative' }}
              >
                <ProductImage src={product.image} alt="" sizes={pictureSizes.card} productId={product.id} />
                <IconButton
                  aria-label={compareTexts.remove(product.name)}
                  onClick={() => onRemove(product.id)}
                  sx={{
                    position: 'absolute',
                    top: 16,
                    right: 20,
                    '&, &:hover': { bgcolor: 'background.paper' },
                  }}
                >
                  <Close fontSize="small" />
                </IconButton>
                <Box sx={{ marginTop: 1, fontWeight: 'fontWeightMedium' }}>
                  <ActionLink to={routes.product(product.id)} underline="hover">
                    {product.name}
                  </ActionLink>
                </Box>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* A row of their own, so that they stand in one line below names of any length. */}
          <tr>
            <Box component="td" sx={nameSx} />
            {products.map((product) => (
              <Box key={product.id} component="td" sx={{ ...cellSx, paddingTop: 0 }}>
                <Button
                  variant="outlined"
                  fullWidth
                  aria-label={compareTexts.addToCart(product.name)}
                  onClick={() => onAddToCart(product)}
                  sx={{ paddingInline: 1, fontSize: NAME_TEXT }}
                >
                  {cardTexts.addToCart}
                </Button>
              </Box>
            ))}
          </tr>
          {facts.map(({ name, values, differs }) => (
            <tr key={name}>
              <Box component="th" scope="row" sx={nameSx}>
                {name}
              </Box>
              {values.map((value, index) => (
                <Box
                  key={products[index]?.id ?? index}
                  component="td"
                  sx={{
                    ...cellSx,
                    fontWeight: differs && isDifferent ? 'fontWeightBold' : 'fontWeightRegular',
                    color: value === '' ? 'text.secondary' : 'text.primary',
                  }}
                >
                  {value === '' ? compareTexts.notGiven : value}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
