import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Moves the focus after every attempt to submit a Formik form with validation errors to the first field with one. */
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

export function useScrollIntoView(
  element: RefObject<HTMLElement | null>,
  isNeeded: boolean,
  block: ScrollLogicalPosition = 'center',
): void {
  useEffect(() => {
    if (isNeeded) element.current?.scrollIntoView({ block });
  }, [element, isNeeded, block]);
}
