import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/** Moves the focus to the first field with a validation error after every attempt to submit a Formik form. */
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
