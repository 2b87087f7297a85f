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

/** Styles of a native input that lies unseen over what is drawn for it. */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
} as const;

/** A button, or with `as` a link, that looks like none. */
export const PlainControl = styled('button', { shouldForwardProp: isElementProp })(plainControl);
