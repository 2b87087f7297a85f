/** How soon a page is shown whose code is not there yet when its link is pressed. */
import { holdRequests, hydrated } from './support/hydration';
import { expect, test } from './support/test';

test('a page whose code comes a moment after the tap is shown as soon as it is there', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await hydrated(page);
  const release = await holdRequests(page, '**/assets/track-order.*.js');
  // From here on no timer of the page ends.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track Order' }).click();
  await expect(page.getByRole('main').getByText('Loading the page')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Track/ })).toBeVisible();
});
