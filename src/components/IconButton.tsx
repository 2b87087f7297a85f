import type { SxProps, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ElementType } from 'react';
import { isElementProp, plainControl } from './controlStyles';
import { CAN_HOVER, gentle, hoverTint, RADIUS, TOUCH_TARGET } from './tokens';

interface IconButtonProps extends ComponentProps<'button'> {
  /** A link instead of a button: the shop's RouterLink with `to`. */
  readonly component?: ElementType;
  readonly to?: string;
  readonly sx?: SxProps<Theme>;
}

const Root = styled('button', { shouldForwardProp: isElementProp })({
  ...plainControl,
  flex: '0 0 auto',
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  padding: 8,
  textAlign: 'center',
  fontSize: '1.5rem',
  borderRadius: RADIUS,
  transition: gentle(),
  [CAN_HOVER]: { '&:hover': { backgroundColor: hoverTint('action-active') } },
  '&:disabled': { ...plainControl['&:disabled'], color: 'var(--mui-palette-action-disabled)' },
});

/** A button, or a link, with an icon as its content: it needs an `aria-label`. */
export function IconButton({ component = 'button', type, ...rest }: IconButtonProps) {
  return <Root {...rest} as={component} type={component === 'button' ? (type ?? 'button') : undefined} />;
}
