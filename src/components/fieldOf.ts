import type { ChangeEventHandler, FocusEventHandler } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The part of a Formik form that is read here. */
interface FormState<Values> {
  readonly values: Values;
  readonly errors: { readonly [K in keyof Values]?: string };
  readonly touched: { readonly [K in keyof Values]?: boolean };
  readonly handleChange: ChangeEventHandler<Field>;
  readonly handleBlur: FocusEventHandler<Field>;
}

/** The props that connect a FormTextField to one text of a Formik form; its error shows once it was touched. */
export function fieldOf<Name extends string, Values extends Readonly<Record<Name, unknown>>>(
  form: FormState<Values>,
  name: Name,
) {
  const value = form.values[name];
  return {
    name,
    value: typeof value === 'string' ? value : '',
    error: form.touched[name] === true ? (form.errors[name] ?? '') : '',
    onChange: form.handleChange,
    onBlur: form.handleBlur,
  };
}
