import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ListingPagination } from './ListingPagination';
import { renderScreen } from '../testing/renderScreen';

function renderPages(page: number, pageCount: number, total: number) {
  return renderScreen(
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

describe('Section 9, pagination', () => {
  it('links two pages either side, the first and the last [9.pagination.1, 9.pagination.2, 2.listing.15]', () => {
    renderPages(7, 14, 165);
    const names = screen.getAllByRole('link', { name: /page \d+/i }).map((link) => link.textContent);
    expect(names).toEqual(['1', '5', '6', '7', '8', '9', '14']);
    expect(screen.getByRole('link', { name: 'Go to page 9' })).toHaveAttribute('href', '/products?page=9');
    expect(screen.getByRole('link', { name: 'page 7' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByText('…')).toHaveLength(2);
  });

  it.each([
    [1, 'Showing 1 to 12 of 30 items'],
    [3, 'Showing 25 to 30 of 30 items'],
  ])('says which items page %i shows [9.pagination.3]', (page, text) => {
    renderPages(page, 3, 30);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('has arrows to the previous and the next page, where there is one', () => {
    const { unmount } = renderPages(1, 3, 30);
    expect(screen.getByRole('link', { name: 'Go to next page' })).toHaveAttribute('href', '/products?page=2');
    expect(screen.queryByRole('link', { name: 'Go to previous page' })).not.toBeInTheDocument();
    unmount();
    renderPages(3, 3, 30);
    expect(screen.getByRole('link', { name: 'Go to previous page' })).toHaveAttribute(
      'href',
      '/products?page=2',
    );
    expect(screen.queryByRole('link', { name: 'Go to next page' })).not.toBeInTheDocument();
  });

  it.each([
    ['one page', 1, 1, 9],
    ['no page', 1, 0, 0],
    ['a page past the end', 9, 3, 30],
  ])('shows nothing for %s [9.pagination.4, 9.pagination.5]', (_case, page, pageCount, total) => {
    expect(renderPages(page, pageCount, total).container).toBeEmptyDOMElement();
  });
});
