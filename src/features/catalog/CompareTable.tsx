import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState, type RefObject } from 'react';
import type { Product } from '../../api/models/types';
import { cardTexts } from '../../components/componentTexts';
import { pictureSizes } from '../../components/pictureSizes';
import { PriceTag } from '../../components/PriceTag';
import { ProductImage } from '../../components/ProductImage';
import { UnbrokenUnits } from '../../components/UnbrokenUnits';
import { VERY_NARROW } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { routes } from '../../lib/routes';
import type { ComparedFact } from './comparison';
import { compareTexts } from './catalogTexts';

interface CompareTableProps {
  readonly controls: RefObject<HTMLTableRowElement | null>;
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
const NAMES = { narrow: 'min(4.75rem, 42vw)', xs: 'min(5.75rem, 42vw)', md: '180px' } as const;
const PRODUCT = {
  narrow: 'min(6rem, 46vw)',
  xs: 'min(7.25rem, 46vw)',
  md: '168px',
  widest: '367px',
} as const;
const TEXT = 'min(1rem, 6.5vw)';
const NAME_TEXT = 'min(0.9375rem, 6vw)';
const NARROW_TEXT = 'min(0.8125rem, 6vw)';
const buttonSx = {
  paddingInline: 1,
  fontSize: NAME_TEXT,
  [VERY_NARROW]: { paddingInline: 0.5, fontSize: NARROW_TEXT },
} as const;
/** Widths of a phone's columns and of the space around the table, in pixels. */
const PHONE = { names: 92, product: 116, space: 32 } as const;

function tableWidth(names: string, product: string, products: number): string {
  return `calc(${names} + ${products} * ${product})`;
}

/** A cell of the first column: the names of the facts stay beside the products while these are scrolled. */
const NameCell = styled(TableCell)(({ theme }) => ({
  '&&': { fontSize: NAME_TEXT, [VERY_NARROW]: { fontSize: NARROW_TEXT } },
  hyphens: 'auto',
  width: NAMES.xs,
  [VERY_NARROW]: { width: NAMES.narrow },
  position: 'sticky',
  left: 0,
  zIndex: 1,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.default,
  '&::first-letter': { textTransform: 'uppercase' },
  [theme.breakpoints.up('md')]: { width: NAMES.md },
}));

function FactRow({ fact, products }: { readonly fact: ComparedFact } & Pick<CompareTableProps, 'products'>) {
  return (
    <TableRow>
      <NameCell component="th" scope="row">
        {fact.name}
      </NameCell>
      {products.map((product, index) => {
        const value = fact.values[index] ?? '';
        return (
          <TableCell key={product.id} sx={{ color: value === '' ? 'text.secondary' : 'text.primary' }}>
            {fact.name === compareTexts.price && <PriceTag {...product} />}
            {fact.name !== compareTexts.price && (value === '' ? <NotGiven /> : value)}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

/** Says that the table is wider than the window, where it is: on a phone nothing else shows it. */
function ScrollHint({ count }: { readonly count: number }) {
  const width = PHONE.names + count * PHONE.product + PHONE.space;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={({ breakpoints }) => ({ marginBottom: 1, [breakpoints.up(width)]: { display: 'none' } })}
    >
      {compareTexts.scroll(count)}
    </Typography>
  );
}

/** A dash, which screen readers are told in words. */
function NotGiven() {
  return (
    <>
      <span aria-hidden>{compareTexts.dash}</span>
      <VisuallyHidden>{compareTexts.notGiven}</VisuallyHidden>
    </>
  );
}

/**
 * A column for each product, a line for each fact in which they differ; those that are the same for all are opened on
 * demand.
 */
export function CompareTable({ controls, products, facts, label, onRemove, onAddToCart }: CompareTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Of one product there is nothing to compare.
  const same = products.length > 1 ? facts.filter(({ differs }) => !differs) : [];
  const shown = facts.filter((fact) => !same.includes(fact));
  return (
    <div>
      {products.length > 2 && <ScrollHint count={products.length} />}
      {/* Positioned: what is for screen readers alone scrolls with it. */}
      <TableContainer
        role="region"
        aria-label={label}
        tabIndex={0}
        sx={{
          position: 'relative',
          // What takes the focus is scrolled clear of the names.
          scrollPaddingInlineStart: { xs: NAMES.xs, md: NAMES.md },
          [VERY_NARROW]: { scrollPaddingInlineStart: NAMES.narrow },
        }}
      >
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
            [VERY_NARROW]: { minWidth: tableWidth(NAMES.narrow, PRODUCT.narrow, products.length) },
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
                <TableCell key={product.id} variant="body">
                  <ProductImage src={product.image} alt="" sizes={pictureSizes.card} productId={product.id} />
                  <Link
                    href={routes.product(product.id)}
                    underline="hover"
                    sx={{ display: 'block', marginTop: 1, fontWeight: 'fontWeightMedium' }}
                  >
                    <UnbrokenUnits>{product.name}</UnbrokenUnits>
                  </Link>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {/* A row of their own, so that they stand in one line below names of any length. */}
            <TableRow ref={controls}>
              <NameCell component="td" />
              {products.map((product) => (
                <TableCell key={product.id}>
                  <Button
                    variant="outlined"
                    fullWidth
                    aria-label={compareTexts.addToCart(product.name)}
                    onClick={() => onAddToCart(product)}
                    sx={buttonSx}
                  >
                    {cardTexts.addToCart}
                  </Button>
                  <Button
                    fullWidth
                    aria-label={compareTexts.remove(product.name)}
                    onClick={() => onRemove(product.id)}
                    sx={buttonSx}
                  >
                    {compareTexts.removeThis}
                  </Button>
                </TableCell>
              ))}
            </TableRow>
            {shown.map((fact) => (
              <FactRow key={fact.name} fact={fact} products={products} />
            ))}
            {same.length > 0 && (
              <TableRow>
                <TableCell colSpan={products.length + 1} sx={{ paddingBlock: 0 }}>
                  <Button
                    variant="text"
                    aria-expanded={isOpen}
                    startIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
                    onClick={() => setIsOpen(!isOpen)}
                    sx={{ position: 'sticky', left: 0, paddingInline: 0 }}
                  >
                    {compareTexts.sameForAll(same.length)}
                  </Button>
                </TableCell>
              </TableRow>
            )}
            {isOpen && same.map((fact) => <FactRow key={fact.name} fact={fact} products={products} />)}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
}
