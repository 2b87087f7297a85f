import type { SxProps, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ElementType } from 'react';
import { isElementProp } from './controlStyles';
import { colors } from './tokens';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** The shop's RouterLink with `to`; without it a plain link. */
  readonly component?: ElementType;
  readonly to?: string;
  readonly state?: unknown;
  readonly underline?: 'always' | 'hover' | 'none';
  readonly sx?: SxProps<Theme>;
}

const Root = styled('a', { shouldForwardProp: isElementProp })<{
  ownerState: Required<Pick<TextLinkProps, 'underline'>>;
}>({
  margin: 0,
  // Also for a button that looks like a link.
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  textDecoration: 'none',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.22em',
  textDecorationColor: colors.outline,
  '&:hover': { color: colors.accent, textDecorationColor: 'currentColor' },
  variants: [
    { props: { underline: 'always' }, style: { textDecorationLine: 'underline' } },
    {
      props: { underline: 'hover' },
      style: { '&:hover': { textDecorationLine: 'underline', textDecorationThickness: 'auto' } },
    },
  ],
});

/** A link in a text, in the colour of the text, underlined by default. */
export function TextLink({ component = 'a', underline = 'always', ...rest }: TextLinkProps) {
  return <Root {...rest} as={component} ownerState={{ underline }} />;
}
