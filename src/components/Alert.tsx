import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import type { SxProps, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { colors, RADIUS } from './tokens';
import { textStyles } from './typography';

interface AlertProps {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  readonly sx?: SxProps<Theme>;
}

const Root = styled('div')({
  ...textStyles.body2,
  display: 'flex',
  alignItems: 'flex-start',
  padding: '6px 16px',
  fontSize: '0.9375rem',
  color: colors.ink,
  backgroundColor: 'var(--mui-palette-error-light)',
  border: `1px solid ${colors.error}`,
  borderRadius: RADIUS,
});

const Icon = styled('span')({
  display: 'flex',
  marginRight: 12,
  padding: '7px 0',
  fontSize: 22,
  opacity: 0.9,
  color: colors.error,
});

const Message = styled('div')({ padding: '8px 0', minWidth: 0, overflow: 'auto' });

/** An error beside what it is about; screen readers announce it at once. */
export function Alert({ children, ...rest }: AlertProps) {
  return (
    <Root role="alert" {...rest}>
      <Icon>
        <ErrorIcon fontSize="inherit" />
      </Icon>
      <Message>{children}</Message>
    </Root>
  );
}
