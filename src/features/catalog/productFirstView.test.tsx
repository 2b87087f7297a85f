/** What a product's page shows first: its pictures, its colour, and what the shop promises. */
import { fireEvent, within } from '@testing-library/react';
import { buildProduct, buildStoreInfo } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { answer } from '../../testing/server';

async function openProduct(product = buildProduct()) {
  answer('getProduct', product);
  const shop = await renderApp(`/product/${product.id}`);
  await shop.screen.findByRole('heading', { level: 1, name: 'Handloom Linen Kurta' });
  return shop;
}

describe('What the shop promises', () => {
  it('is beside the price, with the pages that say more', async () => {
    const { screen } = await openProduct();
    const list = within(screen.getByRole('list', { name: 'Shipping, returns and help' }));
    const leadsTo = (name: string) => list.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Free shipping')).toBe('/shipping');
    expect(leadsTo('Returns within 0-7 days')).toBe('/return');
    expect(leadsTo('Questions? Contact us')).toBe('/contact');
  });

  it('names no days where the store has a return policy of its own', async () => {
    answer('getStoreInfo', buildStoreInfo({ policies: { return: '<p>30 days</p>' } }));
    const { screen } = await openProduct();
    const list = within(screen.getByRole('list', { name: 'Shipping, returns and help' }));
    expect(await list.findByRole('link', { name: 'Return Policy' })).toHaveAttribute('href', '/return');
    expect(list.queryByText(/0-7 days/)).not.toBeInTheDocument();
  });
});

describe('The pictures of a product', () => {
  const images = ['1', '2', '3'].map((name) => ({ url: `http://localhost/${name}.webp` }));

  /** A row of pictures that is 300 pixels wide, as on a phone, scrolled so far. */
  function scrollTo(row: Element, left: number): void {
    jest.spyOn(row, 'clientWidth', 'get').mockReturnValue(300);
    jest.spyOn(row, 'scrollWidth', 'get').mockReturnValue(900);
    row.scrollLeft = left;
    fireEvent.scroll(row);
  }

  it('are swiped, and chosen by their dots', async () => {
    const { screen, user } = await openProduct(buildProduct({ imgUrl: images[0]?.url, images }));
    const row = screen.getByRole('button', { name: 'Product Demo' }).parentElement ?? document.body;
    const shown = () => screen.getByRole('button', { name: /^Show picture/, pressed: true });
    scrollTo(row, 290);
    expect(shown()).toHaveAccessibleName('Show picture 2 of 3');
    scrollTo(row, 130);
    expect(shown()).toHaveAccessibleName('Show picture 1 of 3');
    await user.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }));
    expect(shown()).toHaveAccessibleName('Show picture 3 of 3');
    expect(row.scrollLeft).toBe(600);
  });

  it('are loaded when they come into view, but for the first', async () => {
    const { screen } = await openProduct(buildProduct({ imgUrl: images[0]?.url, images }));
    const first = screen.getByRole('img', { name: 'Handloom Linen Kurta' });
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    const row = screen.getByRole('button', { name: 'Product Demo' }).parentElement;
    const others = [...(row?.querySelectorAll('img') ?? [])].slice(1);
    expect(others.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  });
});

describe('The colour of a product', () => {
  const picture = (name: string) => `http://localhost/pictures/kurta-${name}.webp`;
  const coloured = buildProduct({
    imgUrl: picture('indigo-1'),
    images: ['indigo-1', '2', 'ivory-1'].map((name) => ({ url: picture(name) })),
  });

  it('changes the picture where an address names it, in the cart too', async () => {
    const { screen, user, store } = await openProduct(coloured);
    const shown = () => screen.getByRole('button', { name: /^Show picture/, pressed: true });
    await user.click(screen.getByRole('button', { name: 'Ivory' }));
    expect(shown()).toHaveAccessibleName('Show picture 3 of 3');
    await user.click(screen.getByRole('button', { name: 'Indigo' }));
    expect(shown()).toHaveAccessibleName('Show picture 1 of 3');
    await user.click(screen.getByRole('button', { name: 'Ivory' }));
    await user.click(screen.getByRole('button', { name: 'L' }));
    await user.click(screen.getByRole('button', { name: /^Add to Cart/ }));
    expect(store.getState().cart.lines).toMatchObject([
      { selectedColor: 'Ivory', image: picture('ivory-1') },
    ]);
  });

  it('changes nothing else where no address names it', async () => {
    const images = ['1', '2'].map((name) => ({ url: picture(name) }));
    const { screen, user } = await openProduct(buildProduct({ imgUrl: picture('1'), images }));
    await user.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }));
    await user.click(screen.getByRole('button', { name: 'Ivory' }));
    expect(screen.getByRole('button', { name: 'Show picture 2 of 2', pressed: true })).toBeVisible();
  });

  it('is asked for, and is not required', async () => {
    const { screen, user, store } = await openProduct();
    const colors = screen.getByRole('group', { name: 'Colour' });
    expect(colors).toHaveAccessibleDescription('Choose a colour, or we choose for you.');
    await user.click(screen.getByRole('button', { name: 'Ivory' }));
    expect(colors).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'L' }));
    await user.click(screen.getByRole('button', { name: /^Add to Cart/ }));
    expect(store.getState().cart.lines).toHaveLength(1);
  });

  it('is not asked for where there is one', async () => {
    const attributes = [{ id: 'c', key: 'colour', value: ['Red'] }];
    const { screen } = await openProduct(buildProduct({ attributes }));
    expect(screen.queryByText(/Please choose a colour/)).not.toBeInTheDocument();
  });
});
