import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import type { Product } from '../../api/models/types';
import { cardTexts } from '../../components/componentTexts';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { routes } from '../../lib/routes';
import type { ComparedFact } from './comparison';
import { compareTexts } from './catalogTexts';

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
const TEXT = 'min(1rem, 6.5vw)';
const NAME_TEXT = 'min(0.9375rem, 6vw)';

/** The width of a table with these columns. */
function tableWidth(names: string, product: string, products: number): string {
  return `calc(${names} + ${products} * ${product})`;
}

/** A cell of the first column: the names of the facts stay beside the products while these are scrolled. */
const NameCell = styled(TableCell)(({ theme }) => ({
  '&&': { fontSize: NAME_TEXT },
  width: NAMES.xs,
  position: 'sticky',
  left: 0,
  zIndex: 1,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.default,
  '&::first-letter': { textTransform: 'uppercase' },
  [theme.breakpoints.up('md')]: { width: NAMES.md },
}));

/** A column for each product, a line for each fact; facts in which the products differ stand out. */
export function CompareTable({ products, facts, label, onRemove, onAddToCart }: CompareTableProps) {
  const isDifferent = products.length > 1;
  return (
    <TableContainer role="region" aria-label={label} tabIndex={0}>
      <Table
        sx={{
          // The borders of collapsed cells would not move with the names.
          borderCollapse: 'separate',
          tableLayout: 'fixed',
          // Columns keep a width that can be read: the table scrolls instead.
          minWidth: {
            xs: tableWidth(NAMES.xs, PRODUCT.xs, products.length),
            md: tableWidth(NAMES.md, PRODUCT.md, products.length),
          },
          maxWidth: { md: tableWidth(NAMES.md, PRODUCT.widest, products.length) },
          '& th, & td': {
            paddingInline: { xs: '0 10px', md: '0 16px' },
            fontSize: TEXT,
            overflowWrap: 'anywhere',
          },
          '& thead > tr > *': { borderBottom: 0, paddingBottom: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <NameCell component="td" />
            {products.map((product) => (
              <TableCell key={product.id} variant="body" sx={{ position: 'relative' }}>
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
                <Link
                  component={RouterLink}
                  to={routes.product(product.id)}
                  underline="hover"
                  sx={{ display: 'block', marginTop: 1, fontWeight: 'fontWeightMedium' }}
                >
                  {product.name}
                </Link>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {/* A row of their own, so that they stand in one line below names of any length. */}
          <TableRow>
            <NameCell component="td" />
            {products.map((product) => (
              <TableCell key={product.id}>
                <Button
                  variant="outlined"
                  fullWidth
                  aria-label={compareTexts.addToCart(product.name)}
                  onClick={() => onAddToCart(product)}
                  sx={{ paddingInline: 1, fontSize: NAME_TEXT }}
                >
                  {cardTexts.addToCart}
                </Button>
              </TableCell>
            ))}
          </TableRow>
          {facts.map(({ name, values, differs }) => (
            <TableRow key={name}>
              <NameCell component="th" scope="row">
                {name}
              </NameCell>
              {values.map((value, index) => (
                <TableCell
                  key={products[index]?.id ?? index}
                  sx={{
                    fontWeight: differs && isDifferent ? 'fontWeightBold' : 'fontWeightRegular',
                    color: value === '' ? 'text.secondary' : 'text.primary',
                  }}
                >
                  {value === '' ? compareTexts.notGiven : value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
