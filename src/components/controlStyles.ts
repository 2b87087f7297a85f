import { styled } from '@mui/material/styles';

/** Which props of a styled control reach its element. */
export function isElementProp(prop: PropertyKey): boolean {
  return prop !== 'ownerState' && prop !== 'theme' && prop !== 'sx' && prop !== 'as';
}

/** Styles of a button or link that looks like none. Material UI's ButtonBase adds ripples, which the shop has not. */
export const plainControl = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  boxSizing: 'border-box',
  WebkitTapHighlightColor: 'transparent',
  backgroundColor: 'transparent',
  border: 0,
  margin: 0,
  borderRadius: 0,
  padding: 0,
  cursor: 'pointer',
  userSelect: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  textDecoration: 'none',
  color: 'inherit',
  '&:disabled': { pointerEvents: 'none', cursor: 'default' },
} as const;

/** A button, or with `as` a link, that looks like none. */
export const PlainControl = styled('button', { shouldForwardProp: isElementProp })(plainControl);
