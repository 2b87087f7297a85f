import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Asterisk, Field, FieldHelp, FieldLabel } from './fieldParts';

interface LabelledFieldProps {
  /** The id of the control. */
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly isInvalid?: boolean;
  /** The hint or error; '' for an empty line, undefined for no line. */
  readonly help?: string | undefined;
  readonly sx?: SxProps<Theme>;
  /** The control. */
  readonly children: ReactNode;
}

/** The id of the line below a control, for its `aria-describedby`. */
export function helpIdOf(id: string): string {
  return `${id}-help`;
}

/** A control with its label above and its hint or error below. */
export function LabelledField({
  id,
  label,
  required = false,
  isInvalid = false,
  help,
  sx,
  children,
}: LabelledFieldProps) {
  const marked = isInvalid || undefined;
  return (
    <Field sx={sx}>
      <FieldLabel htmlFor={id}>
        {label}
        {required && (
          <Asterisk aria-hidden data-invalid={marked}>
            {'\u2009*'}
          </Asterisk>
        )}
      </FieldLabel>
      {children}
      {help !== undefined && (
        <FieldHelp id={helpIdOf(id)} data-invalid={marked}>
          {help}
        </FieldHelp>
      )}
    </Field>
  );
}
