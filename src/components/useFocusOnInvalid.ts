import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Moves the focus after every attempt to submit a Formik form with validation errors: to the summary of errors where the
 * form has one, else to the first field with an error.
 */
export function useFocusOnInvalid(
  element: RefObject<HTMLFormElement | null>,
  form: { readonly submitCount: number; readonly isSubmitting: boolean; readonly isValid: boolean },
  summary?: RefObject<HTMLElement | null>,
): void {
  const { submitCount, isSubmitting } = form;
  const focusInvalid = useEffectEvent(() => {
    if (form.isValid) return;
    if (summary?.current) {
      summary.current.focus();
      return;
    }
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusInvalid();
  }, [submitCount, isSubmitting]);
}

/** Scrolls an element to the middle of the window whenever `isNeeded` becomes true. */
export function useScrollIntoView(element: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) element.current?.scrollIntoView({ block: 'center' });
  }, [element, isNeeded]);
}
