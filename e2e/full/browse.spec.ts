/** Written by `npm run replay -- --to-test` from browse.json: the same journey on the sandbox. */
import { addFromCard, changeQuantity, goTo } from '../support/journey';
import { expect, test } from '../support/test';

test('the journey of browse.json', async ({ page }) => {
  await test.step('Came to /?trace=1', async () => {
    await page.goto('/');
  });
  await test.step('Went to /products?category=men', async () => {
    await goTo(page, '/products?category=men');
  });
  await test.step('Went to /products?category=men&page=2', async () => {
    await goTo(page, '/products?category=men&page=2');
  });
  await test.step('Went to /products?category=men&parentCategory=Jackets', async () => {
    await goTo(page, '/products?category=men&parentCategory=Jackets');
  });
  await test.step('Went to /products?category=hand+tools', async () => {
    await goTo(page, '/products?category=hand+tools');
  });
  await test.step('Added Forged Claw Hammer 450 g to the cart', async () => {
    await addFromCard(page, 'Forged Claw Hammer 450 g');
  });
  await test.step('Went to /products?category=men', async () => {
    await goTo(page, '/products?category=men');
  });
  await test.step('Went to /product/51d0e8b4-linen-kurta', async () => {
    await goTo(page, '/product/51d0e8b4-linen-kurta');
  });
  await test.step('Asked to choose a size first', async () => {
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  });
  await test.step('Chose the size M', async () => {
    await page.getByRole('group', { name: /Size/ }).getByRole('button', { name: 'M', exact: true }).click();
  });
  await test.step('Chose the colour Indigo', async () => {
    await page
      .getByRole('group', { name: /Colou?r/ })
      .getByRole('button', { name: 'Indigo', exact: true })
      .click();
  });
  await test.step('Chose the quantity 2', async () => {
    await changeQuantity(page, 'quantity', 1);
  });
  await test.step('Added 2 × Handloom Linen Kurta, Indigo · Size M to the cart', async () => {
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  });
  await test.step('Message “Added to cart: Handloom Linen Kurta has been added to your cart”', async () => {
    await expect(page.getByText('Handloom Linen Kurta has been added to your cart').first()).toBeVisible();
  });
  await test.step('Went to /cart', async () => {
    await expect(page).toHaveURL((url) => url.pathname === '/cart');
  });
  await test.step('Changed the quantity of Forged Claw Hammer 450 g to 2', async () => {
    await changeQuantity(page, 'quantity of Forged Claw Hammer 450 g', 1);
  });
  await test.step('Removed Forged Claw Hammer 450 g from the cart', async () => {
    await page.getByRole('button', { name: 'Remove Forged Claw Hammer 450 g', exact: true }).first().click();
  });
  await test.step('Put removed products back into the cart', async () => {
    await page
      .getByRole('button', { name: 'Undo: Forged Claw Hammer 450 g removed', exact: true })
      .first()
      .click();
  });
  await test.step('Came to /product/51d0e8b4-linen-kurta', async () => {
    await page.goBack();
  });
});
