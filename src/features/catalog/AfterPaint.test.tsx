import { screen } from '@testing-library/react';
import { AfterPaint } from './AfterPaint';
import { renderScreen } from '../../testing/renderScreen';

it('shows a page as a whole where the scroll position is restored', () => {
  renderScreen(<AfterPaint isWhole>Below the page</AfterPaint>);
  expect(screen.getByText('Below the page')).toBeVisible();
});

it('shows what is below a page that was navigated to after the frame in which the page is painted', async () => {
  renderScreen(<AfterPaint isWhole={false}>Below the page</AfterPaint>);
  expect(screen.queryByText('Below the page')).not.toBeInTheDocument();
  expect(await screen.findByText('Below the page')).toBeVisible();
});
