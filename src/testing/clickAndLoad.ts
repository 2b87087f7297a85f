import { act, fireEvent } from '@testing-library/react';

/** A click that shows a part of the shop whose code is loaded only then. */
export async function clickAndLoad(element: HTMLElement): Promise<void> {
  await act(async () => void fireEvent.click(element));
}
