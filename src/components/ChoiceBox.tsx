import Box from '@mui/material/Box';
import { gentle, TOUCH_TARGET } from './tokens';

interface ChoiceBoxProps {
  readonly type: 'radio' | 'checkbox';
  /** Of the group. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly isWrong?: boolean;
  readonly onChange: () => void;
}

/** A native radio button or checkbox that looks like a button. */
export function ChoiceBox({ type, name, label, checked, isWrong = false, onChange }: ChoiceBoxProps) {
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
          display: 'grid',
          placeItems: 'center',
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
        {label}
      </Box>
    </Box>
  );
}
