import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CartLine } from '../../api/models/types';
import { ActionLink } from '../../components/ActionLink';
import { ButtonLink } from '../../components/ButtonLink';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { PageHeading } from '../../components/PageHeading';
import { ProductImage } from '../../components/ProductImage';
import { QuantityStepper } from '../../components/QuantityStepper';
import { SummaryRow } from '../../components/SummaryRow';
import { HEADER_HEIGHT } from '../../components/tokens';
import { lineChoice } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions, freeShipping } from '../../lib/texts';

/** A cart line with the key that changes and removals name it by. */
export interface KeyedLine extends CartLine {
  readonly key: string;
}

interface ReadyCart {
  readonly kind: 'ready';
  readonly lines: readonly KeyedLine[];
  /** Sum of quantities. */
  readonly count: number;
  /** Rupees. */
  readonly total: number;
  readonly onQuantityChange: (key: string, quantity: number) => void;
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
  readonly onCheckout: () => void;
}

export interface CartScreenProps {
  readonly view: { readonly kind: 'loading' } | { readonly kind: 'empty' } | ReadyCart;
}

const heading = 'Your Cart';
/** Side of a line's picture, in pixels. */
const pictureWidth = { xs: 84, md: 120 };

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  gap: { xs: 4, lg: 8 },
  alignItems: 'start',
} as const;

/** A name of the store's making: three lines of it tell products apart, the rest is on the product's page. */
const nameSx = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const lineSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: `${pictureWidth.xs}px minmax(0, 1fr)`,
    md: `${pictureWidth.md}px minmax(0, 1fr)`,
  },
  gap: { xs: 2, md: 3 },
  paddingBlock: 3,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

/** The cart: loading, empty, or its lines with a summary. */
export function CartScreen({ view }: CartScreenProps) {
  switch (view.kind) {
    case 'loading':
      return <LoadingCart />;
    case 'empty':
      return (
        <EmptyState
          title="Your cart is empty"
          titleComponent="h1"
          text="What you add is kept on this device until you are ready."
          action={
            <ButtonLink to={routes.home} variant="contained">
              {actions.continueShopping}
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return <FilledCart {...view} />;
  }
}

/** The boxes of a cart that has not been read yet: never an empty cart. */
function LoadingCart() {
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <LoadingBlock label="Loading your cart">
        <Box sx={lineSx}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
          <Box>
            <Skeleton width="60%" />
            <Skeleton width="30%" />
          </Box>
        </Box>
      </LoadingBlock>
    </>
  );
}

function FilledCart({ lines, count, total, onQuantityChange, onRemove, onClear, onCheckout }: ReadyCart) {
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 3,
          marginBottom: { xs: 1, md: 3 },
        }}
      >
        <PageHeading>{heading}</PageHeading>
        <Typography aria-live="polite" sx={{ color: 'text.secondary' }}>
          {count} {count === 1 ? 'item' : 'items'}
        </Typography>
      </Box>
      <Box sx={columnsSx}>
        <Box>
          <Box
            component="ul"
            aria-label="Cart lines"
            sx={{ listStyle: 'none', margin: 0, padding: 0, borderTop: '1px solid', borderColor: 'divider' }}
          >
            {lines.map((line) => (
              <Line key={line.key} line={line} onQuantityChange={onQuantityChange} onRemove={onRemove} />
            ))}
          </Box>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              flexWrap: 'wrap',
              gap: 1,
              paddingTop: 1.5,
              // The words stand on the column's edges, the targets reach beyond.
              marginInline: '-12px',
            }}
          >
            <ButtonLink to={routes.home} variant="text">
              {actions.continueShopping}
            </ButtonLink>
            <Button variant="text" onClick={onClear}>
              Clear Cart
            </Button>
          </Box>
        </Box>
        <Summary count={count} total={total} onCheckout={onCheckout} />
      </Box>
    </>
  );
}

interface LineProps extends Pick<ReadyCart, 'onQuantityChange' | 'onRemove'> {
  readonly line: KeyedLine;
}

function Line({ line, onQuantityChange, onRemove }: LineProps) {
  const choice = lineChoice(line);
  const fullName = choice === '' ? line.name : `${line.name}, ${choice}`;
  return (
    <Box component="li" sx={lineSx}>
      <Box sx={{ width: pictureWidth }}>
        <ProductImage src={line.image} alt="" productId={line.id} sizes={`${pictureWidth.md}px`} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ minWidth: 0 }}>
            <ActionLink
              to={routes.product(line.id)}
              underline="hover"
              sx={{ fontWeight: 'fontWeightMedium', ...nameSx }}
            >
              {line.name}
            </ActionLink>
            {choice !== '' && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {choice}
              </Typography>
            )}
            {line.quantity > 1 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Money rupees={line.price} /> each
              </Typography>
            )}
          </Box>
          <Typography component="p" sx={{ fontWeight: 'fontWeightMedium', whiteSpace: 'nowrap' }}>
            <Money rupees={line.price * line.quantity} />
          </Typography>
        </Box>
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: 'auto' }}
        >
          <QuantityStepper
            value={line.quantity}
            onChange={(quantity) => onQuantityChange(line.key, quantity)}
            label={`Quantity of ${fullName}`}
          />
          <IconButton aria-label={`Remove ${fullName}`} onClick={() => onRemove(line.key)}>
            <DeleteOutlined />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}

function Summary({ count, total, onCheckout }: Pick<ReadyCart, 'count' | 'total' | 'onCheckout'>) {
  return (
    <Box
      component="section"
      aria-labelledby="cart-summary"
      sx={{
        position: { lg: 'sticky' },
        top: { lg: HEADER_HEIGHT.wide + 24 },
        padding: 3,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography id="cart-summary" variant="h3" component="h2" sx={{ marginBottom: 2 }}>
        Order Summary
      </Typography>
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1.5 }}>
        <SummaryRow label={`Subtotal (${count} ${count === 1 ? 'item' : 'items'})`}>
          <Money rupees={total} />
        </SummaryRow>
        <SummaryRow label="Shipping">{freeShipping}</SummaryRow>
        <SummaryRow label="Total" strong>
          <Money rupees={total} />
        </SummaryRow>
      </Box>
      <Button variant="contained" size="large" fullWidth onClick={onCheckout} sx={{ marginTop: 3 }}>
        Checkout
      </Button>
    </Box>
  );
}
