import { styled } from '@mui/material/styles';
import { colors } from './tokens';
import { fontWeights } from './typography';
import { cardTexts } from './cardTexts';

const Tag = styled('span')({
  display: 'inline-block',
  backgroundColor: colors.accent,
  color: colors.onAccent,
  borderRadius: 2,
  // Seen in forced colours alone, which take the background away.
  outline: '1px solid transparent',
  paddingInline: 8,
  fontSize: '0.8125rem',
  lineHeight: '24px',
  fontWeight: fontWeights.strong,
});

/** The tag 'Sale' of a discounted product. */
export function SaleTag() {
  return <Tag>{cardTexts.sale}</Tag>;
}
