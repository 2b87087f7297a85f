import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState, type RefObject } from 'react';
import type { Product } from '../../api/models/types';
import { cardTexts } from '../../components/componentTexts';
import { pictureSizes } from '../../components/pictureSizes';
import { PriceTag } from '../../components/PriceTag';
import { ProductImage } from '../../components/ProductImage';
import { UnbrokenUnits } from '../../components/UnbrokenUnits';
import { VERY_NARROW } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { MAX_COMPARED } from '../../lib/constants';
import { isChoiceKey } from '../../lib/facets';
import { formatMoney } from '../../lib/money';
import { routes } from '../../lib/routes';
import { compareTexts } from './catalogTexts';
import { specificationsOf } from './productDetails';

/** A line of the comparison: one value for each product, '' where a product has none. */
function toFact(name: string, values: readonly string[]) {
  return { name, values, differs: new Set(values).size > 1 };
}

type ComparedFact = ReturnType<typeof toFact>;

/** The facts that every product has a field for. */
const ownFacts: readonly (readonly [string, (product: Product) => string])[] = [
  [compareTexts.price, ({ price }) => formatMoney(price)],
  [compareTexts.category, ({ category }) => category],
  [compareTexts.sizes, ({ sizes }) => sizes.join(', ')],
  [compareTexts.colors, ({ colors }) => colors.join(', ')],
];

/**
 * The facts of products side by side: those in which they differ first, of these the ones that most products give; the
 * price is always the first. A fact that none of them gives is left out.
 */
export function compareProducts(products: readonly Product[]): readonly ComparedFact[] {
  // Sizes and colours have facts of their own.
  const lists = products.map(({ attributes }) =>
    specificationsOf(attributes.filter(({ key }) => !isChoiceKey(key))),
  );
  const names = new Set(lists.flatMap((list) => list.map(({ name }) => name)));
  const facts = [
    ...ownFacts.map(([name, valueOf]) => toFact(name, products.map(valueOf))),
    ...[...names].map((name) =>
      toFact(
        name,
        lists.map((list) =>
          list
            .filter((fact) => fact.name === name)
            .map(({ value }) => value)
            .join(', '),
        ),
      ),
    ),
  ];
  const [price, ...others] = facts.filter(({ values }) => values.some((value) => value !== ''));
  const rank = ({ values, differs }: ComparedFact): number =>
    differs ? values.filter((value) => value === '').length : MAX_COMPARED;
  return price === undefined ? [] : [price, ...others.sort((one, other) => rank(one) - rank(other))];
}

interface CompareTableProps {
  readonly controls: RefObject<HTMLTableRowElement | null>;
  readonly products: readonly Product[];
  readonly onRemove: (id: string) => void;
  readonly onAddToCart: (product: Product) => void;
}

const tableSx = (products: number) =>
  ({
    tableLayout: 'fixed',
    // Three are beside each other on a small phone. Enlarged text scrolls instead.
    minWidth: `calc(${products} * min(5.5rem, 46vw))`,
    '& th, & td': {
      paddingInline: { xs: '0 10px', md: '0 24px' },
      fontSize: 'min(1rem, 6.5vw)',
      overflowWrap: 'anywhere',
    },
    '& thead th, & tbody th': { borderBottom: 0, paddingBottom: 0 },
    '& tbody th': {
      fontSize: 'min(0.875rem, 6vw)',
      color: 'text.secondary',
      '&::first-letter': { textTransform: 'uppercase' },
    },
    // Picture, name and buttons are equally wide.
    '& thead th > *, & td button': { maxWidth: 320 },
    '& td button': {
      paddingInline: 1,
      fontSize: 'min(0.9375rem, 6vw)',
      [VERY_NARROW]: { paddingInline: 0.5, fontSize: 'min(0.8125rem, 6vw)' },
    },
  }) as const;

/** A fact of all products: its name above the values, so that these have the whole width. */
function FactRows({ fact, products }: { readonly fact: ComparedFact } & Pick<CompareTableProps, 'products'>) {
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={products.length}>
          {fact.name}
        </TableCell>
      </TableRow>
      <TableRow>
        {products.map((product, index) => {
          const value = fact.values[index] ?? '';
          return (
            <TableCell key={product.id} sx={{ color: value === '' ? 'text.secondary' : 'text.primary' }}>
              {fact.name === compareTexts.price ? <PriceTag {...product} /> : value}
              {value === '' && (
                <>
                  <span aria-hidden>{compareTexts.dash}</span>
                  <VisuallyHidden>{compareTexts.notGiven}</VisuallyHidden>
                </>
              )}
            </TableCell>
          );
        })}
      </TableRow>
    </TableBody>
  );
}

/** A column for each product, a line for each fact in which they differ; the others are opened on demand. */
export function CompareTable({ controls, products, onRemove, onAddToCart }: CompareTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const facts = compareProducts(products);
  // Of one product there is nothing to compare.
  const same = products.length > 1 ? facts.filter(({ differs }) => !differs) : [];
  const shown = facts.filter((fact) => !same.includes(fact));
  return (
    // Positioned: what is for screen readers alone scrolls with it.
    <TableContainer
      role="region"
      aria-label={compareTexts.heading}
      tabIndex={0}
      sx={{ position: 'relative' }}
    >
      <Table
        // The browser leaves a control where it is that is in view in part.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        sx={tableSx(products.length)}
      >
        <TableHead>
          <TableRow>
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
            {products.map((product) => (
              <TableCell key={product.id}>
                <Button
                  variant="outlined"
                  fullWidth
                  aria-label={compareTexts.addToCart(product.name)}
                  onClick={() => onAddToCart(product)}
                >
                  {cardTexts.addToCart}
                </Button>
                <Button
                  fullWidth
                  aria-label={compareTexts.remove(product.name)}
                  onClick={() => onRemove(product.id)}
                  sx={{ justifyContent: { md: 'start' }, '&&': { paddingInline: { md: 0 } } }}
                >
                  {compareTexts.removeThis}
                </Button>
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
        {shown.map((fact) => (
          <FactRows key={fact.name} fact={fact} products={products} />
        ))}
        {same.length > 0 && (
          <TableBody>
            <TableRow>
              <TableCell colSpan={products.length}>
                <Button
                  aria-expanded={isOpen}
                  startIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  {compareTexts.sameForAll(same.length)}
                </Button>
              </TableCell>
            </TableRow>
          </TableBody>
        )}
        {isOpen && same.map((fact) => <FactRows key={fact.name} fact={fact} products={products} />)}
      </Table>
    </TableContainer>
  );
}
