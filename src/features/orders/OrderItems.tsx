import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { country } from '../../brand/country';
import { summaryTexts } from '../../components/componentTexts';
import { Money } from '../../components/Money';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { TOUCH_TARGET, visuallyHidden } from '../../components/tokens';
import { UnbrokenUnits } from '../../components/UnbrokenUnits';
import { routes } from '../../lib/routes';
import { ownValue } from '../../lib/untrusted';
import type { KnownProducts, TotalledOrder } from '../checkout';
import { orderTexts } from './ordersTexts';

interface OrderItemsProps {
  readonly order: Pick<TotalledOrder, 'items' | 'total' | 'choices'>;
  /** For links and pictures. */
  readonly products: KnownProducts;
  /** Whether it says, as a receipt does, what the total is made of. */
  readonly isReceipt: boolean;
}

/** Width of a picture, in pixels. */
const PICTURE_WIDTH = 48;
/** What makes a line of text as high as a touch target, above and below it. */
const REACH = `calc((${TOUCH_TARGET}px - 1lh) / 2)`;

/**
 * Styled as a whole, as an order may have hundreds of items. On phones the name has a line of its own, and enlarged
 * numbers take several, beside the picture. Rows are no table rows for the browser then, so every element says its role.
 */
const ItemsTable = styled(Table)(({ theme: { breakpoints, typography, vars } }) => ({
  '& tr': { breakInside: 'avoid' },
  '& tr > *': { verticalAlign: 'middle' },
  '& [data-name]': { overflowWrap: 'anywhere' },
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tfoot tr > *': { paddingBottom: 0 },
  // What the total is made of.
  '& tfoot tr:not(:last-child) > *': { fontWeight: typography.fontWeightRegular },
  [breakpoints.up('md')]: {
    '& tr > *': { paddingInline: 0 },
    '& tr > * + *': { paddingLeft: 24 },
    '& [data-picture]': { minWidth: PICTURE_WIDTH, paddingBlock: 8 },
    '& [data-picture] + *': { paddingLeft: 16 },
    '& [data-name]': { width: '100%' },
    '& [data-label]': { display: 'none' },
  },
  [breakpoints.down('md')]: {
    '& thead': visuallyHidden,
    '&, & tbody, & tfoot, & tr > *': { display: 'block' },
    '& tr > *': { padding: 0, border: 0 },
    '& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, paddingTop: 8 },
    '& tbody tr': {
      position: 'relative',
      minHeight: PICTURE_WIDTH * 1.25 + 17,
      paddingBottom: 8,
      paddingLeft: PICTURE_WIDTH + 12,
      borderBottom: `1px solid ${vars.palette.divider}`,
    },
    '& [data-picture]': { position: 'absolute', top: 8, left: 0, width: PICTURE_WIDTH },
    '& [data-name]': { flexBasis: '100%' },
    '& [data-name] > a': { display: 'inline-block', paddingBlock: REACH, marginBlock: `calc(-1 * ${REACH})` },
    '& tr > :last-child': { marginLeft: 'auto' },
  },
}));

/** The headings of the columns after the picture and the name. */
const amountColumns = [orderTexts.quantity, orderTexts.price, orderTexts.total];

export function OrderItems({ order, products, isReceipt }: OrderItemsProps) {
  const { items, total, choices } = order;
  return (
    <ItemsTable role="table" aria-label={orderTexts.items}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell component="td" role="cell" data-picture="" />
          <TableCell role="columnheader">{orderTexts.item}</TableCell>
          {amountColumns.map((name) => (
            <TableCell role="columnheader" align="right" key={name}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {items.map(({ id, name, quantity, price }, index) => (
          <TableRow role="row" key={`${index}-${id}`}>
            <TableCell role="cell" data-picture="">
              <ProductImage
                src={ownValue(products, name)?.image ?? ''}
                alt=""
                sizes={pictureSizes.thumbnail}
              />
            </TableCell>
            <TableCell role="cell" data-name="">
              <ItemName name={name} id={ownValue(products, name)?.id} />
              <Typography variant="body2" color="textSecondary">
                {ownValue(choices, name)}
              </Typography>
            </TableCell>
            <TableCell role="cell" align="right">
              {quantity}
              <span data-label=""> ×</span>{' '}
            </TableCell>
            <TableCell role="cell" align="right">
              <Money amount={price} />{' '}
            </TableCell>
            <TableCell role="cell" align="right">
              <Money amount={price * quantity} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter role="rowgroup">
        {isReceipt && (
          <>
            <Sum name={summaryTexts.subtotal}>
              <Money amount={total} />
            </Sum>
            <Sum name={summaryTexts.shipping}>{country.shipping.price}</Sum>
          </>
        )}
        <Sum name={orderTexts.total}>
          <Money amount={total} />
        </Sum>
      </TableFooter>
    </ItemsTable>
  );
}

interface SumProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Sum({ name, children }: SumProps) {
  return (
    <TableRow role="row">
      <TableCell component="th" scope="row" role="rowheader" colSpan={amountColumns.length + 1}>
        {name}
      </TableCell>
      <TableCell role="cell" align="right">
        {children}
      </TableCell>
    </TableRow>
  );
}

function ItemName({ name, id }: { readonly name: string; readonly id: string | undefined }) {
  const text = <UnbrokenUnits>{name}</UnbrokenUnits>;
  if (id === undefined) return text;
  return (
    <Link href={routes.product(id)} underline="hover">
      {text}
    </Link>
  );
}
