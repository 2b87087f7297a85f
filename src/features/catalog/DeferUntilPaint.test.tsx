import { screen } from '@testing-library/react';
import { DeferUntilPaint } from './DeferUntilPaint';
import { renderScreen } from '../../testing/renderScreen';

it('shows a page as a whole where the scroll position is restored', () => {
  renderScreen(<DeferUntilPaint isWhole>Below the page</DeferUntilPaint>);
  expect(screen.getByText('Below the page')).toBeVisible();
});

it('shows what is below a page that was navigated to after the frame in which the page is painted', async () => {
  renderScreen(<DeferUntilPaint isWhole={false}>Below the page</DeferUntilPaint>);
  expect(screen.queryByText('Below the page')).not.toBeInTheDocument();
  expect(await screen.findByText('Below the page')).toBeVisible();
});
