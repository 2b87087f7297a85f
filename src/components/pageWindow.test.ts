import { pageWindow } from './ListingPagination';

describe('Section 9, the window of a pagination', () => {
  it.each([
    [7, 14, [1, 'ellipsis', 5, 6, 7, 8, 9, 'ellipsis', 14]],
    [1, 14, [1, 2, 3, 'ellipsis', 14]],
    [14, 14, [1, 'ellipsis', 12, 13, 14]],
    [4, 14, [1, 2, 3, 4, 5, 6, 'ellipsis', 14]],
    [5, 14, [1, 'ellipsis', 3, 4, 5, 6, 7, 'ellipsis', 14]],
    [2, 4, [1, 2, 3, 4]],
    [1, 2, [1, 2]],
    [1, 1, [1]],
  ])('of page %i of %i is %j [9.pagination.1, 9.pagination.2]', (page, pageCount, items) => {
    expect(pageWindow(page, pageCount)).toEqual(items);
  });
});
