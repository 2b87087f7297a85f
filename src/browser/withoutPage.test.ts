import { fromPublic, publicPath, toPublic } from './publicPath';
import { safeHttpUrl, safeLink, safePictureUrl, setOwnOrigins } from './safeUrl';

afterEach(() => setOwnOrigins({ shop: '', api: '' }));

describe('Outside a browser', () => {
  it('only https is safe while the origins of the shop are unknown', () => {
    expect(safeHttpUrl('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
    expect(safeHttpUrl('http://shop.example/')).toBe('');
    expect(safePictureUrl('/a.png')).toBe('/a.png');
    expect(safeLink('https://shop.example/cart')).toEqual({ kind: 'web', href: 'https://shop.example/cart' });
  });

  it('addresses are as safe as they will be in the browser', () => {
    setOwnOrigins({ shop: 'http://shop.example', api: 'http://api.shop.example' });
    expect(safeHttpUrl('http://shop.example/')).toBe('http://shop.example/');
    expect(safeHttpUrl('http://api.shop.example/a')).toBe('http://api.shop.example/a');
    expect(safeHttpUrl('http://elsewhere.example/')).toBe('');
    expect(safeLink('http://shop.example/cart')).toEqual({ kind: 'local', to: '/cart' });
  });

  it('the shop is at the root', () => {
    expect([publicPath(), toPublic('/cart'), fromPublic('/cart')]).toEqual(['/', '/cart', '/cart']);
  });
});
