import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import type { FocusEventHandler } from 'react';
import { useId } from 'react';

export interface FormSelectProps {
  /** Unique on the page; made by the field itself where there is none. */
  readonly id?: string;
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  /** What can be chosen. The words are what a shopper sees; '' may stand for nothing chosen. */
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly onChange: (value: string) => void;
  readonly onBlur?: FocusEventHandler;
  /** Why the value will not do; shown in place of the hint. undefined or '' where it will. */
  readonly error?: string;
  /** Help that is always true. Without hint and error no room is kept below. */
  readonly hint?: string;
  readonly required?: boolean;
  readonly sx?: SxProps<Theme>;
}

/** A labelled choice among few, with the device's own list: what a thumb knows, at no cost in code. */
export function FormSelect({
  id: givenId,
  label,
  options,
  onChange,
  error,
  hint,
  required = false,
  sx = {},
  ...field
}: FormSelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const helpId = `${id}-help`;
  const hasHelp = error !== undefined || hint !== undefined;
  const isWrong = error !== undefined && error !== '';
  return (
    <FormControl fullWidth error={isWrong} required={required} sx={sx}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        {...field}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        input={<OutlinedInput />}
        inputProps={{ id, ...(hasHelp && { 'aria-describedby': helpId }) }}
      >
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
      {hasHelp && <FormHelperText id={helpId}>{isWrong ? error : (hint ?? ' ')}</FormHelperText>}
    </FormControl>
  );
}
