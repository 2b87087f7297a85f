import { withoutSecretParameters } from './addressParameters';

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

it.each(['', '?', '#main', '?category=hand+tools', '?a=b=c&%E0%A4%A=1', '?tokens=2', '?q=token'])(
  'leaves %s as it is',
  (part) => {
    expect(withoutSecretParameters(part)).toBe(part);
  },
);
