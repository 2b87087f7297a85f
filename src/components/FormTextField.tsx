import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  ReactNode,
} from 'react';
import { useId } from 'react';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

export interface FormTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: ChangeEventHandler<FieldElement>;
  readonly onBlur?: FocusEventHandler<FieldElement>;
  /** The validation error, shown in place of the hint; undefined or '' for a valid value. */
  readonly error?: string;
  readonly hint?: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly required?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: InputHTMLAttributes<FieldElement>['inputMode'];
  readonly enterKeyHint?: InputHTMLAttributes<FieldElement>['enterKeyHint'];
  readonly maxLength?: number;
  /** Makes the field a text area with at least this many rows. */
  readonly rows?: number;
  /** A control at the end of the field, such as the one that shows a password. */
  readonly endAdornment?: ReactNode;
}

/**
 * Props for a text area that is `rows` high from the first paint and grows with its text. Material UI's own measures
 * its text when its code runs, which shifts the layout of a prerendered page.
 */
function textAreaProps(rows: number) {
  return {
    multiline: true,
    rows,
    inputComponent: 'textarea',
    sx: {
      '& textarea': {
        fieldSizing: 'content',
        // Lines of 1.5 em, and the padding.
        minHeight: `calc(${rows} * 1.5em + 22px)`,
        boxSizing: 'border-box',
        '@supports not (field-sizing: content)': { resize: 'vertical' },
      },
    },
  } as const;
}

/**
 * A labelled text field that keeps a line below for the hint or error, so that validation causes no layout shift. Made
 * of Material UI's parts because its TextField also loads the code of selects and menus.
 */
export function FormTextField({
  label,
  error = '',
  hint,
  required = false,
  inputMode,
  enterKeyHint,
  maxLength,
  rows,
  ...field
}: FormTextFieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  // A space keeps the line's height.
  const help = error !== '' ? error : (hint ?? ' ');
  return (
    <FormControl fullWidth error={error !== ''} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...field}
        id={id}
        {...(rows !== undefined && textAreaProps(rows))}
        inputProps={{ inputMode, enterKeyHint, maxLength, 'aria-describedby': helpId }}
      />
      <FormHelperText id={helpId}>{help}</FormHelperText>
    </FormControl>
  );
}
