import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { NoSize, type ChooseSize } from '../../components/NoSize';
import { LineTotal, NotSold } from '../../components/LineTotal';
import { pictureSizes } from '../../components/pictureSizes';
import { FormerPrice } from '../../components/PriceTag';
import { ProductImage } from '../../components/ProductImage';
import { QuantityStepper } from '../../components/QuantityStepper';
import { UnbrokenUnits } from '../../components/UnbrokenUnits';
import { joined } from '../../lib/strings';
import { choiceText, lineKey, priceToday } from '../../lib/lineChoice';
import { formatMoney } from '../../lib/money';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { formerPriceOf, lineName } from './cartLine';
import { cartTexts } from './cartTexts';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { cutAfter, VERY_NARROW } from '../../components/tokens';

export interface CartLineItemProps {
  readonly line: CartLine;
  /** What the server last said of its product; undefined while it is unknown. */
  readonly checked?: CheckedProduct | undefined;
  readonly onQuantityChange: (change: { readonly key: string; readonly quantity: number }) => void;
  readonly onRemove: (removed: { readonly key: string }) => void;
  readonly onSizeChoose: ChooseSize;
  readonly onSave: (saved: { readonly line: CartLine }) => void;
}

/**
 * Rendered again only when the line itself changes: the handlers are the same functions in every render. `CartLineList`
 * styles its parts.
 */
export const CartLineItem = memo(function CartLineItem({
  line,
  checked,
  onQuantityChange,
  onRemove,
  onSizeChoose,
  onSave,
}: CartLineItemProps) {
  const key = lineKey(line);
  const today = priceToday(line, checked);
  const each = line.quantity > 1 && today !== null ? cartTexts.each(formatMoney(today)) : '';
  const fine = joined([choiceText(line), each], ' · ');
  const fullName = lineName(line);
  const former = formerPriceOf(line, checked);
  return (
    <li className="CartLine">
      <div className={today === null ? 'CartLine-faded' : undefined}>
        <ProductImage src={line.image} alt="" sizes={pictureSizes.thumbnail} productId={line.id} />
      </div>
      <div className="CartLine-parts">
        <div className="CartLine-facts">
          <div className="CartLine-words">
            <Link className="CartLine-name" href={routes.product(line.id)} underline="hover">
              <UnbrokenUnits>{line.name}</UnbrokenUnits>
            </Link>
            <div className="CartLine-fine">
              {fine !== '' && (
                <Typography variant="body2" color="textSecondary">
                  {fine}
                </Typography>
              )}
              {today !== null && line.selectedSize === '' && (
                <NoSize line={line} checked={checked} onChoose={onSizeChoose} />
              )}
            </div>
          </div>
          {today !== null && (
            <Typography component="div" className="CartLine-total">
              <LineTotal line={line} checked={checked} />
              {former !== null && (
                <span className="CartLine-former">
                  <FormerPrice price={line.price} originalPrice={former} quantity={line.quantity} />
                </span>
              )}
            </Typography>
          )}
        </div>
        <div className={today === null ? 'CartLine-gone' : 'CartLine-controls'}>
          {today === null ? (
            <NotSold line={line} checked={checked} />
          ) : (
            <>
              <QuantityStepper
                value={line.quantity}
                onChange={(quantity) => onQuantityChange({ key, quantity })}
                label={cartTexts.quantityOf(fullName)}
              />
              <Button
                className="CartLine-save"
                aria-label={cartTexts.saveLine(fullName)}
                onClick={() => onSave({ line })}
              >
                {cartTexts.saveForLater}
              </Button>
            </>
          )}
          <IconButton
            edge="end"
            aria-label={cartTexts.removeLine(fullName)}
            onClick={() => onRemove({ key })}
          >
            <DeleteOutlined />
            {today === null && (
              <Typography component="span" variant="button">
                {actions.remove}
              </Typography>
            )}
          </IconButton>
        </div>
      </div>
    </li>
  );
});

/**
 * The cart's lines. A cart may hold 500: their looks are written here once, for the class names of `CartLineItem`, so
 * that Emotion has nothing to do for the parts of each.
 */
export const CartLineList = styled(List)(({ theme: { vars, breakpoints, typography } }) => ({
  padding: 0,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > li': { paddingBlock: 2, borderBottom: `1px solid ${vars.palette.divider}` },
  '& > .CartLine': {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    columnGap: 16,
    paddingBlock: 20,
    [breakpoints.up('md')]: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: 24 },
  },
  // A line below the fold is laid out when it comes near; the sides leave room for the focus outline. Not the first
  // lines: the browser would give them a height of its own at first.
  '& > .CartLine:nth-of-type(n + 8)': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 170px',
    marginInline: -6,
    paddingInline: 6,
  },
  // Of what is no longer sold.
  '& .CartLine-faded': { opacity: 0.45, filter: 'grayscale(1)' },
  '& .CartLine-parts': { display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 },
  '& .CartLine-facts': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 16,
  },
  '& .CartLine-words': {
    // On phones the price is between the name and the rest.
    [breakpoints.down('md')]: { display: 'contents', '& > *': { flexBasis: '100%' } },
    [breakpoints.up('md')]: { flex: 1, minWidth: 0 },
  },
  // A very long name is cut.
  '& .CartLine-name': {
    fontWeight: typography.fontWeightMedium,
    ...cutAfter(6),
    overflowWrap: 'anywhere',
  },
  '& .CartLine-fine': { order: 1 },
  '& .CartLine-total, & .CartLine-former': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'flex-start',
    columnGap: 8,
  },
  '& .CartLine-total': {
    fontSize: 'min(1rem, 7.5vw)',
    fontWeight: typography.fontWeightMedium,
    whiteSpace: 'nowrap',
    '& s': { fontSize: '0.875rem' },
    [breakpoints.down('md')]: { flex: '0 0 100%' },
    // Room for what is known later: a new price, or by how much it is lower.
    [VERY_NARROW]: { minHeight: '2lh' },
    // What it cost before is below, in one line where it fits. The width is the same before that is known.
    [breakpoints.up('md')]: {
      justifyContent: 'flex-end',
      width: '11rem',
      maxWidth: '50%',
      '& > :not(* + *)': { flexBasis: '100%', textAlign: 'end' },
    },
  },
  '& .CartLine-controls, & .CartLine-gone': { display: 'flex', alignItems: 'center' },
  '& .CartLine-controls': { flexWrap: 'wrap', marginTop: 'auto' },
  // Directly below the name: the button reaches above and below the text. As high as before it was known to be gone.
  '& .CartLine-gone': {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 16,
    rowGap: 24,
    '& > button': { width: 'auto', gap: 4, margin: '-12px -8px -12px auto' },
  },
  '& .CartLine-parts:has(.CartLine-gone)': { [breakpoints.down('md')]: { minHeight: 126 } },
  '& .CartLine-save': {
    marginLeft: 'auto',
    [breakpoints.down('md')]: { fontSize: '0.8125rem', paddingInline: 4 },
  },
}));
