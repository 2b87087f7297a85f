import { styled } from '@mui/material/styles';
import { colors, RADIUS } from './tokens';
import { fontWeights } from './typography';

/** A short label on one line, such as a category. */
export const Chip = styled('span')({
  display: 'inline-block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  height: '1.75rem',
  padding: '0 11px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  fontSize: '0.8125rem',
  fontWeight: fontWeights.medium,
  // Within the border.
  lineHeight: 'calc(1.75rem - 2px)',
  color: colors.ink,
  border: '1px solid var(--mui-palette-Chip-defaultBorder)',
  borderRadius: RADIUS,
});
