import Box from '@mui/material/Box';
import { coveringInput } from './controlStyles';
import { FORCED_COLORS, gentle, TOUCH_TARGET } from './tokens';

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
    <Box component="label" sx={{ position: 'relative', cursor: 'pointer' }}>
      <Box
        component="input"
        type={type}
        name={name}
        value={label}
        checked={checked}
        onChange={onChange}
        sx={{
          ...coveringInput,
          '&:checked + span': {
            borderColor: 'text.primary',
            bgcolor: 'text.primary',
            color: 'background.default',
            // Without it all options would look the same in forced colours.
            [FORCED_COLORS]: {
              forcedColorAdjust: 'none',
              backgroundColor: 'Highlight',
              borderColor: 'Highlight',
              color: 'HighlightText',
            },
          },
          '&:hover:not(:checked) + span': { borderColor: 'text.primary' },
          '&:focus-visible + span': {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: '2px',
          },
        }}
      />
      <Box
        component="span"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1,
          minHeight: TOUCH_TARGET,
          minWidth: 52,
          paddingInline: 2,
          border: '1px solid',
          borderColor: isWrong ? 'error.main' : 'outline',
          borderRadius: 1,
          bgcolor: 'background.paper',
          typography: 'body2',
          fontWeight: 'fontWeightMedium',
          transition: gentle(),
        }}
      >
        <Swatch color={swatch} />
        {label}
      </Box>
    </Box>
  );
}

/** A dot of a colour, with a border that white and the page's own colour need. */
function Swatch({ color }: { readonly color: string | null }) {
  if (color === null) return null;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 16,
        height: 16,
        flexShrink: 0,
        borderRadius: '50%',
        border: '1px solid',
        borderColor: 'outline',
        backgroundColor: color,
        forcedColorAdjust: 'none',
      }}
    />
  );
}
