import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { colors, FORCED_COLORS, gentle } from '../../components/tokens';
import { MAX_BADGE } from './navigation';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'middle',
  flexShrink: 0,
  // Enlarged, icon and number stay inside the header.
  '& svg': { fontSize: 'min(1.5rem, 28px)' },
});

const Count = styled('span')({
  display: 'flex',
  flexFlow: 'row wrap',
  placeContent: 'center',
  alignItems: 'center',
  position: 'absolute',
  boxSizing: 'border-box',
  // Moved inwards, to overlap the icon and stay inside the header; wider numbers cover more of the icon.
  top: 2,
  right: -11,
  height: 18,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: 10,
  zIndex: 1,
  fontWeight: 600,
  fontSize: 'min(0.75rem, 13px)',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: colors.onAccent,
  backgroundColor: colors.accent,
  transform: 'translateY(-50%)',
  transformOrigin: '100% 0%',
  transition: gentle(),
  // Not text of the link: its name says the number.
  '&::before': { content: 'attr(data-count)' },
  '&[data-empty]': { transform: 'scale(0) translateY(-50%)' },
  [FORCED_COLORS]: { border: '1px solid ButtonBorder' },
});

interface CountBadgeProps {
  readonly count: number | null;
  /** The icon. */
  readonly children: ReactNode;
}

/** An icon with a number on it; no number while it is 0 or not known (null). */
export function CountBadge({ count, children }: CountBadgeProps) {
  const [shown, setShown] = useState(count ?? 0);
  const isEmpty = (count ?? 0) === 0;
  // The last number stays while it is scaled down.
  if (!isEmpty && count !== null && count !== shown) setShown(count);
  return (
    <Root aria-hidden>
      {children}
      <Count data-empty={isEmpty || undefined} data-count={shown > MAX_BADGE ? `${MAX_BADGE}+` : shown} />
    </Root>
  );
}

/** The cart's icon with the number of items on it. */
export function CartBadge({ count }: Pick<CountBadgeProps, 'count'>) {
  return (
    <CountBadge count={count}>
      <ShoppingBag />
    </CountBadge>
  );
}
