import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';

interface FormSelectProps {
  readonly label: string;
  readonly value: string;
  /** What can be chosen: the words are shown, the value is passed on; '' may stand for nothing chosen. */
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly onChange: (value: string) => void;
  readonly sx?: SxProps<Theme>;
}

/** A labelled native select: the list is the browser's own, so no code of a menu is loaded. */
export function FormSelect({ label, value, options, onChange, sx = {} }: FormSelectProps) {
  const id = useId();
  return (
    <FormControl fullWidth sx={sx}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        input={<OutlinedInput />}
        inputProps={{ id }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
