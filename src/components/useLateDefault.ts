import type { FormikContextType, FormikValues } from 'formik';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Fills a default that is loaded after the form is shown, '' for none, into a field of that form. What the shopper has
 * typed stays, and so does a field with the focus: the next key would be added to the default.
 */
export function useLateDefault<Values extends FormikValues>(
  form: Pick<FormikContextType<Values>, 'values' | 'setFieldValue'>,
  name: string & keyof Values,
  value: string,
): void {
  const fillIn = useEffectEvent(() => {
    const isFocused = document.activeElement?.getAttribute('name') === name;
    if (form.values[name] === '' && !isFocused) void form.setFieldValue(name, value);
  });
  // Before the paint: no focus can come between this look and the new text.
  useLayoutEffect(() => {
    if (value !== '') fillIn();
  }, [value]);
}
