import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { type ChangeEvent, memo, useCallback, useMemo } from 'react';
import { literalInput } from '../browser/typedValues';

export interface FieldBinding {
  /** The field's name in the Formik form around it. */
  readonly name: string;
  /** Shown at the field while it has no error. */
  readonly hint?: string;
  /** What to ask of a value that is unusual and yet allowed, shown there once it was left; '' for nothing. */
  readonly question?: (text: string) => string;
  /** The validation error, '' for none, where Formik does not know it. */
  readonly error?: string;
}

export interface FormTextFieldProps
  extends
    FieldBinding,
    Omit<TextFieldProps, keyof FieldBinding | 'rows' | 'variant' | 'value' | 'onChange' | 'onBlur'> {
  readonly label: string;
  /** Makes of the typed text what the form holds. */
  readonly parse?: (text: string) => string;
  readonly rows?: number;
  /** Whether the text counts to the letter, as that of an email or a password always does. */
  readonly isLiteral?: boolean;
}

/**
 * What connects a control to its field of the Formik form around it. The error shows once the field was left, or the form
 * submitted; without error and hint its line stays, so that validation causes no layout shift.
 */
export function useFormField<Value>({ name, hint = '', question, error }: FieldBinding) {
  const [field, meta] = useField<Value | undefined>(name);
  const { submitCount, setFieldValue } = useFormikContext();
  const setValue = useCallback((value: Value) => void setFieldValue(name, value), [name, setFieldValue]);
  const isShown = meta.touched || submitCount > 0;
  const message = isShown ? (error ?? meta.error ?? '') : '';
  const asked = isShown && typeof field.value === 'string' ? question?.(field.value) : '';
  return { field, setValue, error: message !== '', helperText: message || asked || hint || ' ' };
}

/**
 * The slots of a text area instead of Material UI's own, which measures its text when its code runs: that moves a rendered
 * page. At least as high as its rows: lines of 1.5 em, and the padding.
 */
const textAreaOf = (rows: number) =>
  ({
    input: {
      inputComponent: 'textarea',
      sx: { '& > textarea': { minHeight: `calc(${rows} * 1.5em + 22px)` } },
    },
    htmlInput: { type: undefined },
  }) as const;

/** Every keystroke renders all fields of a form: without it a payment form of a hundred takes 0.5 s for each. */
const MemoTextField = memo(TextField);

/**
 * A TextField of a Formik form: a text, with `rows` a text area, with `select` and options as children a select.
 * Pass `parse` and `slotProps` that stay the same, and only its own value renders it again.
 */
export function FormTextField(props: FormTextFieldProps) {
  const { name, hint, question, error, parse, rows, isLiteral = false, slotProps, ...rest } = props;
  const isExact = isLiteral || rest.type === 'email' || rest.type === 'password';
  const { field, setValue, ...shown } = useFormField<string>({ name, hint, question, error });
  const slots = useMemo(() => {
    if (rows === undefined && !isExact) return slotProps;
    const { input, htmlInput } = rows === undefined ? {} : textAreaOf(rows);
    return {
      ...slotProps,
      input: { ...input, ...slotProps?.input },
      htmlInput: { ...htmlInput, ...(isExact && literalInput), ...slotProps?.htmlInput },
    };
  }, [rows, isExact, slotProps]);
  const changeParsed = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) => setValue(parse?.(target.value) ?? target.value),
    [parse, setValue],
  );
  return (
    <MemoTextField
      {...rest}
      {...shown}
      {...field}
      value={field.value ?? ''}
      onChange={parse === undefined ? field.onChange : changeParsed}
      multiline={rows !== undefined}
      rows={rows}
      slotProps={slots}
    />
  );
}
