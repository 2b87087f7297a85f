import { useState } from 'react';

/** What a dialog shows: the newest value, and while it closes, when the address has none, the last one. */
export function useShownWhileClosing<T>(value: T, isOpen: boolean): T {
  const [shown, setShown] = useState(value);
  if (isOpen && shown !== value) setShown(value);
  return isOpen ? value : shown;
}
