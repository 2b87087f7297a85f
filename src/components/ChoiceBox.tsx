import { styled } from '@mui/material/styles';
import { coveringInput } from './controlStyles';
import { colors, FORCED_COLORS, gentle, RADIUS, TOUCH_TARGET } from './tokens';
import { fontWeights, textStyles } from './typography';

interface ChoiceBoxProps {
  readonly type: 'radio' | 'checkbox';
  /** Of the group. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly isWrong?: boolean;
  /** The CSS colour that is shown beside the label; null for none. */
  readonly swatch?: string | null;
  readonly onChange: () => void;
}

const Root = styled('label')({ position: 'relative', cursor: 'pointer' });

const Look = styled('span')({
  ...textStyles.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: TOUCH_TARGET,
  minWidth: 52,
  paddingInline: 16,
  border: `1px solid ${colors.outline}`,
  borderRadius: RADIUS,
  backgroundColor: colors.paper,
  fontWeight: fontWeights.medium,
  transition: gentle(),
  '&[data-wrong]': { borderColor: colors.error },
});

/** The native control, with what it looks like after it. */
const Input = styled('input')({
  ...coveringInput,
  '&:checked + span': {
    borderColor: colors.ink,
    backgroundColor: colors.ink,
    color: colors.page,
    // Without it all options would look the same in forced colours.
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  '&:hover:not(:checked) + span': { borderColor: colors.ink },
  '&:focus-visible + span': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
});

/** A dot of a colour, with a border that white and the page's own colour need. */
const Swatch = styled('span')({
  width: 16,
  height: 16,
  flexShrink: 0,
  borderRadius: '50%',
  border: `1px solid ${colors.outline}`,
  forcedColorAdjust: 'none',
});

/** A native radio button or checkbox that looks like a button. */
export function ChoiceBox({
  type,
  name,
  label,
  checked,
  isWrong = false,
  swatch = null,
  onChange,
}: ChoiceBoxProps) {
  return (
    <Root>
      <Input type={type} name={name} value={label} checked={checked} onChange={onChange} />
      <Look data-wrong={isWrong || undefined}>
        {swatch !== null && <Swatch aria-hidden sx={{ backgroundColor: swatch }} />}
        {label}
      </Look>
    </Root>
  );
}
