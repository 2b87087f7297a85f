import type { ChangeEventHandler, FocusEventHandler, RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What is read of a Formik form. */
interface FormState<Values> {
  readonly values: Values;
  readonly errors: { readonly [K in keyof Values]?: string };
  readonly touched: { readonly [K in keyof Values]?: boolean };
  readonly handleChange: ChangeEventHandler<Field>;
  readonly handleBlur: FocusEventHandler<Field>;
}

/** Ties one text of a Formik form to a FormTextField; its error shows once the field has been left. */
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

/** Moves the focus to the first field that will not do, after every attempt to submit a Formik form. */
export function useFocusOnInvalid(
  element: RefObject<HTMLFormElement | null>,
  form: { readonly submitCount: number; readonly isSubmitting: boolean; readonly isValid: boolean },
): void {
  const { submitCount, isSubmitting } = form;
  const focusInvalid = useEffectEvent(() => {
    if (form.isValid) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusInvalid();
  }, [submitCount, isSubmitting]);
}
