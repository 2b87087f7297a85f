import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FORCED_COLORS, gentle, TOUCH_TARGET } from './tokens';

interface ChoiceGroupProps {
  /** What is chosen, such as 'Clothing Size' or 'Color'. */
  readonly label: string;
  readonly options: readonly string[];
  /** The chosen option; '' where none is. */
  readonly value: string;
  readonly onChange: (option: string) => void;
  /** The validation error. */
  readonly error?: string;
  /** The CSS colour that is shown beside an option; null for none. */
  readonly swatchOf?: (option: string) => string | null;
}

/**
 * A choice of one out of a few, such as a size or a colour: native radio buttons with the keys that they bring. No
 * fieldset: WebKit can lay one out too high by its legend, and correct that in the middle of a click on what follows.
 */
export function ChoiceGroup({ label, options, value, onChange, error, swatchOf }: ChoiceGroupProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <Box id={`${id}-label`} sx={{ marginBottom: 1, typography: 'body2', fontWeight: 'fontWeightBold' }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map((option) => (
          <Box key={option} component="label" sx={{ position: 'relative', cursor: 'pointer' }}>
            <Box
              component="input"
              type="radio"
              name={id}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              sx={{
                position: 'absolute',
                inset: 0,
                width: '100%',
                height: '100%',
                margin: 0,
                opacity: 0,
                cursor: 'inherit',
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
                borderColor: error === undefined ? 'outline' : 'error.main',
                borderRadius: 1,
                bgcolor: 'background.paper',
                typography: 'body2',
                fontWeight: 'fontWeightMedium',
                transition: gentle(),
              }}
            >
              <Swatch color={swatchOf?.(option) ?? null} />
              {option}
            </Box>
          </Box>
        ))}
      </Box>
      {error !== undefined && (
        <Typography
          id={errorId}
          variant="caption"
          sx={{ display: 'block', color: 'error.main', marginTop: 0.5 }}
        >
          {error}
        </Typography>
      )}
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
