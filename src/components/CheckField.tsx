import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { coveringInput } from './controlStyles';
import { Asterisk } from './fieldParts';
import { CAN_HOVER, colors, hoverTint } from './tokens';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string;
  readonly isInvalid?: boolean;
}

const Root = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  marginLeft: -11,
  marginRight: 16,
  cursor: 'pointer',
  verticalAlign: 'middle',
  WebkitTapHighlightColor: 'transparent',
});

/** The icon, with the native checkbox over it. */
const Box = styled('span')({
  display: 'inline-flex',
  position: 'relative',
  padding: 10,
  borderRadius: '50%',
  color: colors.muted,
  [CAN_HOVER]: { '&:hover': { backgroundColor: hoverTint('secondary-main') } },
  '&:has(:checked)': { color: 'var(--mui-palette-secondary-main)' },
  '& > :focus-visible + svg': {
    borderRadius: 'var(--mui-shape-borderRadius)',
    outline: `2px solid ${colors.accent}`,
    outlineOffset: 2,
  },
  '& > input': { ...coveringInput, zIndex: 1 },
});

/** A checkbox with its label beside it. */
export function CheckField({ label, isInvalid = false, required, checked, ...input }: CheckFieldProps) {
  const Icon = checked === true ? CheckBox : CheckBoxOutlineBlank;
  return (
    <Root>
      <Box>
        <input
          {...input}
          type="checkbox"
          required={required}
          checked={checked}
          aria-invalid={isInvalid || undefined}
        />
        <Icon />
      </Box>
      <span>
        {label}
        {required === true && (
          <Asterisk aria-hidden data-invalid={isInvalid || undefined}>
            {'\u2009*'}
          </Asterisk>
        )}
      </span>
    </Root>
  );
}
