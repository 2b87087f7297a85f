import AddShoppingCart from '@mui/icons-material/AddShoppingCartOutlined';
import Close from '@mui/icons-material/Close';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
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
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { MAX_COMPARED } from '../../lib/constants';
import { isChoiceKey } from '../../lib/facets';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { compareTexts } from './catalogTexts';
import { tableSx } from './compareTableStyles';
import { specificationsOf } from './productDetails';

/** A fact of the comparison: one value for each product, '' where a product has none. */
function toFact(name: string, values: readonly string[]) {
  return { name, values, differs: new Set(values).size > 1 };
}

type ComparedFact = ReturnType<typeof toFact>;

/** The facts that every product has a field for. */
const ownFacts: readonly (readonly [string, (product: Product) => string])[] = [
  [compareTexts.category, ({ category }) => category],
  [compareTexts.sizes, ({ sizes }) => sizes.join(', ')],
  [compareTexts.colors, ({ colors }) => colors.join(', ')],
];

/**
 * The facts of products side by side, without the price, which is at their heads: those in which they differ first, of these
 * the ones that most products give. A fact that none of them gives is left out.
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
  const rank = ({ values, differs }: ComparedFact): number =>
    differs ? values.filter((value) => value === '').length : MAX_COMPARED;
  return facts
    .filter(({ values }) => values.some((value) => value !== ''))
    .sort((one, other) => rank(one) - rank(other));
}

interface CompareTableProps {
  /** The row of the products, with the Remove of each. */
  readonly head: RefObject<HTMLDivElement | null>;
  readonly products: readonly Product[];
  readonly onRemove: (id: string) => void;
  readonly onAddToCart: (product: Product) => void;
}

/** The name of a fact: on wide screens before the values, else above them, so that these have the whole width. */
const nameSx = { gridColumn: { xs: '1 / -1', lg: 'auto' } } as const;

/** The pictures of wide screens leave room for facts in the first window. */
const productSx = { display: 'flex', flexDirection: 'column', rowGap: 1, maxWidth: { lg: 240 } } as const;

/** A cell of a table whose rows are grids. */
function Cell({ role = 'cell', ...props }: TableCellProps) {
  return <TableCell component="div" variant="body" role={role} {...props} />;
}

/** In place of a row's name. Without it the row's cells would not be below those of the products. */
const noName = <Cell sx={{ position: { xs: 'absolute', lg: 'static' } }} />;

interface FactRowProps extends Pick<CompareTableProps, 'products'> {
  readonly fact: ComparedFact;
}

function FactRow({ fact, products }: FactRowProps) {
  return (
    <TableRow component="div">
      <Cell role="rowheader" sx={nameSx}>
        {fact.name}
      </Cell>
      {products.map(({ id }, index) => (
        <Cell key={id}>
          {fact.values[index] || (
            <>
              <span aria-hidden>–</span>
              <VisuallyHidden>{compareTexts.notGiven}</VisuallyHidden>
            </>
          )}
        </Cell>
      ))}
    </TableRow>
  );
}

/**
 * A column for each product, a row for each fact in which they differ; what is the same for all is opened on demand. Its
 * rows are grids: the browser's own rows have no place for a name above them.
 */
export function CompareTable({ head, products, onRemove, onAddToCart }: CompareTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const facts = compareProducts(products);
  // Of one product there is nothing to compare.
  const same = products.length > 1 ? facts.filter(({ differs }) => !differs) : [];
  const different = facts.filter((fact) => !same.includes(fact));
  // On phones two columns alone have room for the words.
  const hasIcons = products.length > 2;
  return (
    // Positioned: what is for screen readers alone scrolls with it.
    <TableContainer
      role="region"
      aria-label={compareTexts.heading}
      tabIndex={0}
      sx={{ position: 'relative' }}
    >
      <Table
        component="div"
        // The browser leaves a control where it is that is in view in part.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        sx={tableSx(products.length)}
      >
        <TableHead component="div">
          <TableRow component="div" ref={head}>
            {noName}
            {products.map((product) => (
              <Cell key={product.id} role="columnheader" aria-label={product.name} sx={productSx}>
                <ProductImage src={product.image} alt="" sizes={pictureSizes.shop} productId={product.id} />
                <Link
                  href={routes.product(product.id)}
                  underline="hover"
                  sx={{ fontWeight: 'fontWeightMedium' }}
                >
                  <UnbrokenUnits>{product.name}</UnbrokenUnits>
                </Link>
                <PriceTag {...product} />
                {/* In one line below names of any length. */}
                <Stack direction="row" sx={{ marginTop: 'auto' }}>
                  <Button
                    variant="outlined"
                    sx={{ flexGrow: 1 }}
                    title={cardTexts.addToCart}
                    aria-label={compareTexts.addToCart(product.name)}
                    onClick={() => onAddToCart(product)}
                  >
                    {hasIcons && <AddShoppingCart fontSize="small" sx={{ display: { md: 'none' } }} />}
                    <Box
                      component="span"
                      sx={{ display: { xs: hasIcons ? 'none' : 'inline', md: 'inline' } }}
                    >
                      {cardTexts.addToCart}
                    </Box>
                  </Button>
                  <IconButton
                    title={actions.remove}
                    aria-label={compareTexts.remove(product.name)}
                    onClick={() => onRemove(product.id)}
                  >
                    <Close fontSize="small" />
                  </IconButton>
                </Stack>
              </Cell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody component="div">
          {different.map((fact) => (
            <FactRow key={fact.name} fact={fact} products={products} />
          ))}
          {same.length > 0 && (
            <TableRow component="div">
              <Cell sx={{ gridColumn: '1 / -1' }}>
                <Button
                  aria-expanded={isOpen}
                  startIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  {compareTexts.sameForAll(same.length)}
                </Button>
              </Cell>
            </TableRow>
          )}
          {isOpen && same.map((fact) => <FactRow key={fact.name} fact={fact} products={products} />)}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
