import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ThemeRoot } from '../app/theme/ThemeRoot';

/** Renders a screen with the shop's theme and no store. Takes and gives back what Testing Library's `render` does. */
export function renderScreen(element: ReactElement) {
  return render(element, { wrapper: ThemeRoot });
}
