import { hideSecretParameters, withoutSecretParameters } from './addressParameters';

it.each([
  ['?token=canary', ''],
  ['?category=men&reset_token=canary&page=2', '?category=men&page=2'],
  ['?TOKEN=canary&a=b', '?a=b'],
  ['?to%6Ben=canary&a=b', '?a=b'],
  ['#access_token=canary&state=1', '#state=1'],
  ['?otp=123456&orderId=ORD-1', '?orderId=ORD-1'],
])('leaves a secret out of %s', (part, left) => {
  expect(withoutSecretParameters(part)).toBe(left);
});

it.each([
  '',
  '?',
  '#main',
  '?category=hand+tools',
  '?a=b=c&%E0%A4%A=1',
  '?tokens=2',
  '?q=token',
  '#token',
  '?token',
])('leaves %s as it is', (part) => {
  expect(withoutSecretParameters(part)).toBe(part);
});

it.each([
  ['/reset?token=canary&page=2', '/reset?token=[secret]&page=2'],
  [
    'GET https://bank.example/pay?a=1&API-Key=canary#x',
    'GET https://bank.example/pay?a=1&API-Key=[secret]#x',
  ],
  ['/#access_token=canary', '/#access_token=[secret]'],
  ['a?x=1;otp=canary "b"', 'a?x=1;otp=[secret] "b"'],
  [`see '/a?cvv=canary' and '/b?signature=canary'`, `see '/a?cvv=[secret]' and '/b?signature=[secret]'`],
])('hides the secret parameters in %s', (text, left) => {
  expect(hideSecretParameters(text)).toBe(left);
});

it.each(['', 'no address', 'token=2', '/a?tokens=2', '/a?token'])('hides nothing of "%s"', (text) => {
  expect(hideSecretParameters(text)).toBe(text);
});
