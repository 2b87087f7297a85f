import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { type FieldBinding, useFormField } from './FormTextField';

interface FormCheckboxProps extends Omit<FieldBinding, 'question'> {
  readonly label: string;
  readonly id?: string;
  readonly required?: boolean;
  /** What the form holds while it is ticked, and while it is not: true and false by default. */
  readonly ticked?: string | boolean;
  readonly unticked?: string | boolean;
  /** Whether a line for the hint or error is kept below. */
  readonly hasHelp?: boolean;
}

export function FormCheckbox({
  label,
  id,
  required,
  ticked = true,
  unticked = false,
  hasHelp = false,
  ...binding
}: FormCheckboxProps) {
  const helpId = useId();
  const { field, setValue, error, helperText } = useFormField<string | boolean>(binding);
  return (
    <FormControl error={error} required={required}>
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
      {hasHelp && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
