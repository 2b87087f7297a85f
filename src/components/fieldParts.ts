import { styled } from '@mui/material/styles';
import { CAN_HOVER, colors, DARK, motion } from './tokens';

/** A field: label, box and the line below it. */
export const Field = styled('div')({
  display: 'inline-flex',
  flexDirection: 'column',
  position: 'relative',
  minWidth: 0,
  width: '100%',
  verticalAlign: 'top',
});

/** The label above a field: readable while one types. */
export const FieldLabel = styled('label')({
  display: 'block',
  marginBottom: 6,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  userSelect: 'none',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.45,
  letterSpacing: 0,
  color: colors.ink,
});

/** Marks the label of a required field. */
export const Asterisk = styled('span')({
  '&[data-invalid]': { color: colors.error },
});

/** The frame of a control, drawn over it, so that a thicker one moves nothing. */
export const FieldBox = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  boxSizing: 'border-box',
  cursor: 'text',
  // 16 px at least: phones zoom into anything smaller.
  fontSize: '1rem',
  fontWeight: 400,
  lineHeight: 1.5,
  letterSpacing: 0,
  color: colors.ink,
  backgroundColor: colors.paper,
  borderRadius: 'var(--mui-shape-borderRadius)',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    border: `1px solid ${colors.outline}`,
    borderRadius: 'inherit',
  },
  [CAN_HOVER]: { '&:hover::after': { borderColor: colors.ink } },
  '&[data-invalid]::after': { borderColor: colors.error },
  '&&:has(> :is(input, textarea, select):focus)::after': { borderWidth: 2, borderColor: colors.accent },
  '&[data-adorned]': { paddingRight: 14 },
});

/** What is typed into. */
export const FieldInput = styled('input')({
  display: 'block',
  boxSizing: 'content-box',
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: '11px 14px',
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'currentColor',
  WebkitTapHighlightColor: 'transparent',
  '&::placeholder': {
    color: 'currentColor',
    opacity: 'var(--mui-opacity-inputPlaceholder)',
    transition: `opacity ${motion.quick}ms`,
  },
  '&:focus': { outline: 0 },
  // Firefox marks an invalid field with a shadow.
  '&:invalid': { boxShadow: 'none' },
  '&::-webkit-search-decoration': { WebkitAppearance: 'none' },
  '&:-webkit-autofill': {
    borderRadius: 'inherit',
    WebkitBoxShadow: 'var(--mui-palette-Input-autofillWebkitBoxShadow)',
    [DARK]: { WebkitTextFillColor: '#fff', caretColor: '#fff' },
  },
  '[data-adorned] > &': { paddingRight: 0 },
  // Grows with its text.
  'textarea&': {
    resize: 'none',
    fieldSizing: 'content',
    boxSizing: 'border-box',
    '@supports not (field-sizing: content)': { resize: 'vertical' },
  },
  'select&': {
    appearance: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    borderRadius: 'var(--mui-shape-borderRadius)',
    paddingRight: 32,
    '& option': { backgroundColor: colors.paper },
  },
});

/** The line below a field, for its hint or error. It keeps its height, so that validation causes no layout shift. */
export const FieldHelp = styled('p')({
  margin: '4px 0 8px',
  minHeight: 19,
  textAlign: 'left',
  fontSize: '0.8125rem',
  fontWeight: 400,
  lineHeight: 1.45,
  letterSpacing: '0.005em',
  color: colors.muted,
  '&[data-invalid]': { color: colors.error },
});
