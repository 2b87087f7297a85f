import { safeHttpUrl, safeLocalPath, safePaymentUrl, safePictureUrl } from './safeUrl';

describe('A payment address', () => {
  it.each(['https://bank.example/pay?id=1', 'http://localhost:8044/bank/net', 'upi://pay?pa=a@b&am=1.00'])(
    'may be %s',
    (url) => expect(safePaymentUrl(url)).toBe(url),
  );

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'vbscript:msgbox',
    'about:blank',
    'no address',
    '',
  ])('must not be %j', (url) => expect(safePaymentUrl(url)).toBe(''));
});

describe('A web address', () => {
  it('is http or https', () => {
    expect(safeHttpUrl('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
    expect(safeHttpUrl('upi://pay')).toBe('');
    expect(safeHttpUrl('/a.png')).toBe('');
  });
});

describe('A picture address', () => {
  it.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/uploads/a b.png?w=8', '/uploads/a%20b.png?w=8'],
    ['uploads/a.png', '/uploads/a.png'],
  ])('may be %s', (text, address) => expect(safePictureUrl(text)).toBe(address));

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'upi://pay',
    'http://',
  ])('must not be %j', (text) => expect(safePictureUrl(text)).toBe(''));
});

describe("'from'", () => {
  it('keeps path, query and hash', () => {
    expect(safeLocalPath('/payment?orderId=7#qr', '/')).toBe('/payment?orderId=7#qr');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    7,
    null,
    '/..//evil.example',
  ])('never leads elsewhere: %j', (from) => expect(safeLocalPath(from, '/home')).toBe('/home'));
});
