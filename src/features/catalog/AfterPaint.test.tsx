import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { AfterPaint } from './AfterPaint';

function renderPages(): void {
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Link to="/second">Second</Link>
      <Routes>
        <Route path="/first" element={<AfterPaint key="first">Below the first page</AfterPaint>} />
        <Route path="/second" element={<AfterPaint key="second">Below the second page</AfterPaint>} />
      </Routes>
    </MemoryRouter>,
  );
}

it('shows the whole page at once that the browser has opened', () => {
  renderPages();
  expect(screen.getByText('Below the first page')).toBeVisible();
});

it('shows what is below a page that was navigated to after the frame in which the page is painted', async () => {
  renderPages();
  fireEvent.click(screen.getByRole('link', { name: 'Second' }));
  expect(screen.queryByText(/^Below/)).not.toBeInTheDocument();
  expect(await screen.findByText('Below the second page')).toBeVisible();
});
