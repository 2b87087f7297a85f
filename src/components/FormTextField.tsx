import TextField from '@mui/material/TextField';
import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  ReactNode,
} from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface FormTextFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: ChangeEventHandler<Field>;
  readonly onBlur?: FocusEventHandler<Field>;
  /** Why the value will not do; shown in place of the hint. undefined or '' where it will. */
  readonly error?: string;
  /** Help that is always true. */
  readonly hint?: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: InputHTMLAttributes<Field>['inputMode'];
  readonly enterKeyHint?: InputHTMLAttributes<Field>['enterKeyHint'];
  readonly maxLength?: number;
  /** Rows of a text area; without it the field is one line. */
  readonly rows?: number;
  /** MenuItems: the field is then a select. */
  readonly children?: ReactNode;
  /** A control at the end of the field, such as one that shows the password. */
  readonly endAdornment?: ReactNode;
}

/** A labelled field with room kept for one line of hint or error below, so that validation moves nothing. */
export function FormTextField({
  error = '',
  hint,
  inputMode,
  enterKeyHint,
  maxLength,
  rows,
  children,
  endAdornment,
  ...field
}: FormTextFieldProps) {
  return (
    <TextField
      {...field}
      fullWidth
      select={children !== undefined}
      multiline={rows !== undefined}
      minRows={rows}
      error={error !== ''}
      // A space keeps the line.
      helperText={error !== '' ? error : (hint ?? ' ')}
      slotProps={{ htmlInput: { inputMode, enterKeyHint, maxLength }, input: { endAdornment } }}
    >
      {children}
    </TextField>
  );
}
