import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';
import { type FieldBinding, useFormField } from './FormTextField';

interface FormCheckboxProps extends Omit<FieldBinding, 'question'> {
  readonly label: string;
  readonly id?: string;
  readonly required?: boolean;
  /** What the form holds while it is ticked, and while it is not: true and false by default. */
  readonly ticked?: string | boolean;
  readonly unticked?: string | boolean;
  /** A link at the end of the line. */
  readonly children?: ReactNode;
}

/** One that may stay empty has no error, and keeps no line for it. */
export function FormCheckbox({
  label,
  id,
  required,
  ticked = true,
  unticked = false,
  children,
  ...binding
}: FormCheckboxProps) {
  const helpId = useId();
  const hasHelp = required || binding.hint;
  const { field, setValue, error, helperText } = useFormField<string | boolean>(binding);
  return (
    <FormControl fullWidth error={error} required={required}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={field.value === ticked}
            onChange={(event) => setValue(event.target.checked ? ticked : unticked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                'aria-invalid': error || undefined,
                'aria-describedby': hasHelp ? helpId : undefined,
              },
            }}
          />
        }
      />
      {children}
      {hasHelp && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
