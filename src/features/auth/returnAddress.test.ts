import { returnAddress } from './returnAddress';

describe('The address to return to after signing in', () => {
  it('is one of this site', () => {
    expect(returnAddress({ from: '/orders?page=2#last' })).toEqual({ from: '/orders?page=2#last' });
  });

  it.each([
    [null],
    [undefined],
    ['/orders'],
    [{}],
    [{ from: '' }],
    [{ from: 7 }],
    [{ from: 'https://elsewhere.example/' }],
    [{ from: '//elsewhere.example' }],
    [{ from: '/\\elsewhere.example' }],
    [{ from: 'javascript:alert(1)' }],
  ])('is none for %j', (state) => {
    expect(returnAddress(state)).toBeNull();
  });
});
