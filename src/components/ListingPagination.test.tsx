import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ListingPagination } from './ListingPagination';

function renderPages(page: number, pageCount: number, total: number) {
  return render(
    <MemoryRouter>
      <ListingPagination
        page={page}
        pageCount={pageCount}
        total={total}
        pageSize={12}
        hrefFor={(target) => `/products?page=${target}`}
      />
    </MemoryRouter>,
  );
}

describe('ListingPagination', () => {
  it('links two pages either side, the first and the last', () => {
    renderPages(7, 14, 165);
    const names = screen.getAllByRole('link', { name: /page \d+/i }).map((link) => link.textContent);
    expect(names).toEqual(['1', '5', '6', '7', '8', '9', '14']);
    expect(screen.getByRole('link', { name: 'Go to page 9' })).toHaveAttribute('href', '/products?page=9');
    expect(screen.getByRole('link', { name: 'page 7' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    [1, 'Showing 1 to 12 of 30 items'],
    [3, 'Showing 25 to 30 of 30 items'],
  ])('says which items page %i shows', (page, text) => {
    renderPages(page, 3, 30);
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['one page', 1, 1, 9],
    ['no page', 1, 0, 0],
    ['a page past the end', 9, 3, 30],
  ])('shows nothing for %s', (_case, page, pageCount, total) => {
    expect(renderPages(page, pageCount, total).container).toBeEmptyDOMElement();
  });
});
