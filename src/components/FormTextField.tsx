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
  Ref,
  WheelEventHandler,
} from 'react';
import { useId } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface FormTextFieldProps {
  /** Unique on the page; made by the field itself where there is none. */
  readonly id?: string;
  readonly name?: string;
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
  readonly onWheel?: WheelEventHandler<Field>;
  readonly inputRef?: Ref<Field>;
  /** Rows of a text area; without it the field is one line. */
  readonly rows?: number;
  /** A control at the end of the field, such as one that shows the password. */
  readonly endAdornment?: ReactNode;
}

/**
 * A text area that is `rows` high from the first paint and grows with what is written. Material UI's own measures
 * its text once its code runs: a page that was rendered ahead of time would jump.
 */
function areaOf(rows: number) {
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
        // For browsers that cannot size a field by its content.
        '@supports not (field-sizing: content)': { resize: 'vertical' },
      },
    },
  } as const;
}

/**
 * A labelled field with room kept for one line of hint or error below, so that validation moves nothing. Made of
 * Material UI's parts rather than of its TextField, which would bring the code of selects and menus to every form.
 */
export function FormTextField({
  id: givenId,
  label,
  error = '',
  hint,
  required = false,
  disabled = false,
  inputMode,
  enterKeyHint,
  maxLength,
  onWheel,
  rows,
  ...field
}: FormTextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const helpId = `${id}-help`;
  // A space keeps the line.
  const help = error !== '' ? error : (hint ?? ' ');
  return (
    <FormControl fullWidth error={error !== ''} required={required} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...field}
        id={id}
        {...(rows !== undefined && areaOf(rows))}
        inputProps={{ inputMode, enterKeyHint, maxLength, onWheel, 'aria-describedby': helpId }}
      />
      <FormHelperText id={helpId}>{help}</FormHelperText>
    </FormControl>
  );
}
