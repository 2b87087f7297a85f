import { pageWindow } from './pageWindow';

describe('Section 9, the window of a pagination', () => {
  it.each([
    [7, 14, [1, 'gap', 5, 6, 7, 8, 9, 'gap', 14]],
    [1, 14, [1, 2, 3, 'gap', 14]],
    [14, 14, [1, 'gap', 12, 13, 14]],
    [4, 14, [1, 2, 3, 4, 5, 6, 'gap', 14]],
    [5, 14, [1, 'gap', 3, 4, 5, 6, 7, 'gap', 14]],
    [2, 4, [1, 2, 3, 4]],
    [1, 2, [1, 2]],
    [1, 1, [1]],
  ])('of page %i of %i is %j [9.pagination.1, 9.pagination.2]', (page, pageCount, items) => {
    expect(pageWindow(page, pageCount)).toEqual(items);
  });
});
