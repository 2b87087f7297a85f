import type { CSSObject, SxProps, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { isElementProp, plainControl } from './controlStyles';
import { CAN_HOVER, colors, FORCED_COLORS, gentle, hoverTint, NARROW, TOUCH_TARGET } from './tokens';

/** How a button looks. */
interface ButtonLook {
  readonly variant?: 'text' | 'outlined' | 'contained';
  /** 'primary' is the accent, for the main action of a view; 'inherit' takes the colour of the text around it. */
  readonly color?: 'primary' | 'secondary' | 'inherit';
  readonly size?: 'small' | 'medium' | 'large';
  readonly fullWidth?: boolean;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'>, ButtonLook {
  /** A link instead of a button: 'a' with `href`, or the shop's RouterLink with `to`. */
  readonly component?: ElementType;
  readonly to?: string;
  readonly href?: string;
  readonly target?: string;
  readonly rel?: string;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
  readonly sx?: SxProps<Theme>;
}

/** The styles of buttons that look so. */
interface LookStyles {
  readonly props: ButtonLook;
  readonly style: CSSObject;
}

/** The styles of one colour in the three variants. */
function inColor(
  color: ButtonLook['color'],
  { main, dark, contrast, tint }: Readonly<Record<'main' | 'dark' | 'contrast' | 'tint', string>>,
): readonly LookStyles[] {
  const hovered = (backgroundColor: string) => ({ [CAN_HOVER]: { '&:hover': { backgroundColor } } });
  const plain = { color: main, ...hovered(tint) };
  return [
    {
      props: { variant: 'contained', color },
      style: { color: contrast, backgroundColor: main, ...hovered(dark) },
    },
    { props: { variant: 'outlined', color }, style: plain },
    { props: { variant: 'text', color }, style: plain },
  ];
}

const Root = styled('button', { shouldForwardProp: isElementProp })<{
  ownerState: Required<ButtonLook>;
}>({
  ...plainControl,
  fontFamily: 'inherit',
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  letterSpacing: 0,
  minWidth: 64,
  minHeight: TOUCH_TARGET,
  padding: '9px 20px',
  borderRadius: 'var(--mui-shape-borderRadius)',
  transition: gentle(),
  '&:active': { transform: 'translateY(1px)' },
  [NARROW]: { minHeight: TOUCH_TARGET },
  variants: [
    { props: { variant: 'outlined' }, style: { border: '1px solid currentColor' } },
    ...inColor('primary', {
      main: colors.accent,
      dark: colors.accentHover,
      contrast: colors.onAccent,
      tint: hoverTint('primary-main'),
    }),
    ...inColor('secondary', {
      main: 'var(--mui-palette-secondary-main)',
      dark: 'var(--mui-palette-secondary-dark)',
      contrast: 'var(--mui-palette-secondary-contrastText)',
      tint: hoverTint('secondary-main'),
    }),
    ...inColor('inherit', {
      main: 'inherit',
      dark: 'inherit',
      contrast: 'inherit',
      tint: hoverTint('text-primary'),
    }),
    { props: { size: 'small' }, style: { minHeight: 36, padding: '6px 14px', fontSize: '0.8125rem' } },
    { props: { size: 'large' }, style: { minHeight: 52, padding: '13px 28px', fontSize: '1rem' } },
    { props: { variant: 'text' }, style: { paddingInline: 12 } },
    {
      props: { variant: 'outlined', color: 'secondary' },
      style: {
        borderColor: colors.outline,
        '&:hover': { borderColor: colors.ink, backgroundColor: colors.paper },
      },
    },
    { props: { fullWidth: true }, style: { width: '100%' } },
    { props: {}, style: { '&:disabled': { color: colors.muted } } },
    {
      props: { variant: 'contained' },
      style: {
        '&:disabled': { backgroundColor: colors.divider },
        // Where the browser replaces all colours, a border is what is left of a filled button.
        [FORCED_COLORS]: {
          border: '1px solid ButtonText',
          '&:disabled': { borderColor: 'GrayText' },
        },
      },
    },
  ],
});

const icon = { display: 'inherit', alignItems: 'center', '& > svg': { fontSize: 20 } } as const;
const StartIcon = styled('span')({ ...icon, marginRight: 8, marginLeft: -4 });
const EndIcon = styled('span')({ ...icon, marginRight: -4, marginLeft: 8 });

/** A button of the design, or a link that looks like one. */
export function Button({
  variant = 'text',
  color = 'secondary',
  size = 'medium',
  fullWidth = false,
  component = 'button',
  startIcon,
  endIcon,
  children,
  type,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      as={component}
      type={component === 'button' ? (type ?? 'button') : undefined}
      ownerState={{ variant, color, size, fullWidth }}
    >
      {startIcon !== undefined && <StartIcon>{startIcon}</StartIcon>}
      {children}
      {endIcon !== undefined && <EndIcon>{endIcon}</EndIcon>}
    </Root>
  );
}
