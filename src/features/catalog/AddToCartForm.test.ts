/** @jest-environment jest-fixed-jsdom */
import { shareLink } from './AddToCartForm';

const title = 'Claw Hammer';
const url = 'https://shop.example/product/hammer';

/** Gives the device these abilities until the test ends. */
function giveDevice(abilities: { share?: () => Promise<void>; writeText?: () => Promise<void> }): void {
  if (abilities.share !== undefined)
    Object.defineProperty(navigator, 'share', { configurable: true, value: abilities.share });
  const { writeText } = abilities;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const fine = () => Promise.resolve();
const failing = (error: Error) => () => Promise.reject(error);
const cancelled = new DOMException('Cancelled.', 'AbortError');
const refused = new DOMException('Refused.', 'NotAllowedError');

it.each([
  ['is passed on', { share: fine, writeText: fine }, 'done'],
  ['counts as done where the shopper gives up', { share: failing(cancelled), writeText: fine }, 'done'],
  ['is copied where the device refuses to share', { share: failing(refused), writeText: fine }, 'copied'],
  [
    'is copied where sharing fails otherwise',
    { share: failing(new Error('AbortError')), writeText: fine },
    'copied',
  ],
  ['is copied where the device cannot share', { writeText: fine }, 'copied'],
  ['fails where copying is refused too', { writeText: failing(refused) }, 'failed'],
  ['fails where the device can do neither', {}, 'failed'],
])('A link %s', async (_what, abilities, result) => {
  giveDevice(abilities);
  expect(await shareLink(title, url)).toBe(result);
});

it('A link is shared with its title, and copied as it is', async () => {
  const share = jest.fn((_data: ShareData) => Promise.reject(refused));
  const writeText = jest.fn((_text: string) => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await shareLink(title, url);
  expect(share).toHaveBeenCalledWith({ title, url });
  expect(writeText).toHaveBeenCalledWith(url);
});
