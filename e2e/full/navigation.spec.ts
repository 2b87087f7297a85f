/** How soon a page is shown whose code is not there yet when its link is pressed. */
import { holdRequests, hydrated } from '../support/hydration';
import { expect, test } from '../support/test';

test('a page whose code comes a moment after the tap is shown as soon as it is there', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await hydrated(page);
  const release = await holdRequests(page, '**/assets/track-order.*.js');
  // From here on no timer of the page ends.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track Order' }).click();
  // But for what paints the press.
  await page.clock.runFor(50);
  await expect(page.getByRole('main').getByText('Loading the page')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Track/ })).toBeVisible();
});

test('what is opened next is loaded before it is tapped: code when idle, the next page when its link is near', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAsked = (part: RegExp) => () => asked.some((url) => part.test(url));
  await page.goto('/products?category=men');
  await expect.poll(isAsked(/\/assets\/product\./)).toBe(true);
  await expect.poll(isAsked(/\/assets\/cart-panel\./)).toBe(true);
  await page.getByRole('link', { name: 'Go to page 2' }).scrollIntoViewIfNeeded();
  await expect.poll(isAsked(/\/products\?.*page=2/)).toBe(true);
  expect(page.url()).not.toContain('page=2');
});
