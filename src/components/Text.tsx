import type { SxProps, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ElementType } from 'react';
import { isElementProp } from './controlStyles';
import { colors } from './tokens';
import { textStyles } from './typography';

type TextStyle = keyof typeof textStyles;

interface TextProps extends ComponentProps<'p'> {
  /** The text style; 'body1' by default. */
  readonly variant?: TextStyle;
  /** The element, where it is not that of the style. */
  readonly component?: ElementType;
  /** One line, cut off with an ellipsis. */
  readonly noWrap?: boolean;
  readonly sx?: SxProps<Theme>;
}

function root(element: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span', style: TextStyle) {
  return styled(element, { shouldForwardProp: isElementProp })<{
    ownerState: Required<Pick<TextProps, 'noWrap'>>;
  }>({
    margin: 0,
    ...textStyles[style],
    variants: [
      {
        props: { noWrap: true },
        style: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
    ],
  });
}

/** Every text style with the element that it has by default. */
const roots = {
  display: root('h1', 'display'),
  h1: root('h1', 'h1'),
  h2: root('h2', 'h2'),
  h3: root('h3', 'h3'),
  h4: root('h4', 'h4'),
  body1: root('p', 'body1'),
  body2: root('p', 'body2'),
  subtitle1: root('p', 'subtitle1'),
  caption: root('span', 'caption'),
} as const satisfies Record<TextStyle, ElementType>;

/** A text or heading in one of the shop's text styles. */
export function Text({ variant = 'body1', component, noWrap = false, ...rest }: TextProps) {
  const Root = roots[variant];
  return <Root {...rest} {...(component !== undefined && { as: component })} ownerState={{ noWrap }} />;
}

/** A text beside a more important one. */
export const MutedText = styled(Text)({ color: colors.muted });
