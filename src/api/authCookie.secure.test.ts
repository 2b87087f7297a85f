/**
 * @jest-environment jest-fixed-jsdom
 * @jest-environment-options {"url": "https://shop.example/"}
 */
import { writeToken } from './authCookie';

it('On a page with https the auth cookie goes to https alone [decision.7]', () => {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  writeToken('token');
  expect(written).toEqual(['auth_token=token; Path=/; Max-Age=2592000; SameSite=Lax; Secure']);
});
