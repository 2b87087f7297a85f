import { act, waitFor, within } from '@testing-library/react';
import { buildProduct } from '../../testing/builders';
import { clickAndLoad } from '../../testing/clickAndLoad';
import { renderApp } from '../../testing/renderApp';
import { answer, requestsOf } from '../../testing/server';

const id = '51d0e8b4-linen-kurta';

/** Observers of the page, which call back when the test scrolls. */
let observers: (() => void)[] = [];

class FakeObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const rect = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      time: 0,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
    };
    observers.push(() => this.callback([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

beforeEach(() => {
  observers = [];
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: FakeObserver });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(window.navigator, 'share');
  Reflect.deleteProperty(window.navigator, 'clipboard');
});

function scroll(): void {
  act(() => {
    for (const observer of observers) observer();
  });
}

/** Opens a product's page, and waits until it is there as a whole. */
async function openProduct() {
  answer('getProduct', buildProduct());
  const shop = await renderApp(`/product/${id}`);
  await shop.screen.findByRole('heading', { level: 1, name: 'Handloom Linen Kurta' });
  // What is below the product is rendered after the rest was painted.
  await shop.screen.findByRole('region', { name: 'More from Men' });
  return shop;
}

describe('The rows below a product', () => {
  it('show more of its category once the shopper comes near, without the product itself', async () => {
    answer('listProducts', {
      data: [buildProduct(), ...['a', 'b'].map((name) => buildProduct({ id: name, title: `Shirt ${name}` }))],
    });
    const { screen } = await openProduct();
    expect(requestsOf('listProducts')).toHaveLength(0);
    scroll();
    const row = within(await screen.findByRole('region', { name: 'More from Men' }));
    expect(await row.findByRole('link', { name: 'Shirt a' })).toBeVisible();
    expect(row.queryByRole('link', { name: 'Handloom Linen Kurta' })).not.toBeInTheDocument();
    expect(Object.fromEntries(requestsOf('listProducts')[0]?.url.searchParams ?? [])).toEqual({
      page: '1',
      limit: '5',
      category: 'men',
    });
  });

  it('are left out where there is nothing else', async () => {
    answer('listProducts', { data: [buildProduct()] });
    const { screen } = await openProduct();
    scroll();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'More from Men' })).not.toBeInTheDocument(),
    );
  });

  it('show what was viewed before, here, on the 404 page and below an empty cart', async () => {
    const { screen, navigator } = await openProduct();
    answer('getProduct', buildProduct({ id: 'other', title: 'Oxford Shirt' }));
    await act(async () => navigator.push('/product/other'));
    const findRow = async () => within(await screen.findByRole('region', { name: 'Recently viewed' }));
    await screen.findByRole('heading', { level: 1, name: 'Oxford Shirt' });
    const row = await findRow();
    expect(row.getByRole('link', { name: 'Handloom Linen Kurta' })).toBeVisible();
    expect(row.queryByRole('link', { name: 'Oxford Shirt' })).not.toBeInTheDocument();
    for (const address of ['/404', '/cart']) {
      await act(async () => navigator.push(address));
      expect(await (await findRow()).findByRole('link', { name: 'Oxford Shirt' })).toBeVisible();
    }
  });
});

describe('Sharing a product', () => {
  const url = `http://localhost/product/${id}`;

  it('uses the device’s own dialog', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    const { screen, user, store } = await openProduct();
    Object.defineProperty(window.navigator, 'share', { configurable: true, value: share });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Handloom Linen Kurta', url });
    expect(store.getState().notifications.toasts).toEqual([]);
  });

  it('copies the link elsewhere', async () => {
    const { screen, user } = await openProduct();
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: { writeText } });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(url);
  });

  it('says where the link is if neither is possible', async () => {
    const { screen, user } = await openProduct();
    const writeText = () => Promise.reject(new Error('denied'));
    Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: { writeText } });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('The link could not be copied')).toBeVisible();
  });
});

it('shows all specifications on demand, sizes and colours included [decision.32]', async () => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(480);
  const { screen, user } = await openProduct();
  const section = within(screen.getByRole('region', { name: 'Product Specifications' }));
  expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'size',
    'color',
    'fabric weight',
  ]);
  // The box is measured once the page has been painted.
  const button = await section.findByRole('button', { name: 'Show all' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(section.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  expect(section.queryByRole('group')).not.toBeInTheDocument();
});

it('says in the buy button which size is chosen', async () => {
  const { screen, user } = await openProduct();
  const add = screen.getByRole('button', { name: /^Add to Cart/ });
  expect(add).toHaveAccessibleName('Add to Cart Choose a size · ₹1,999.00');
  await user.click(screen.getByRole('button', { name: 'L' }));
  expect(add).toHaveAccessibleName('Add to Cart Size L · ₹1,999.00');
});

describe('The comparison', () => {
  it('starts with one product, offers others, and keeps them in the address', async () => {
    answer('listProducts', { data: [buildProduct({ id: 'other', title: 'Oxford Shirt' })] });
    const { screen, user } = await openProduct();
    await clickAndLoad(screen.getByRole('link', { name: 'Compare' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(`/compare?ids=${id}`);
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('rowheader', { name: 'fabric weight' })).toBeVisible();
    answer(
      'getProduct',
      buildProduct({ id: 'other', title: 'Oxford Shirt', attributes: [{ key: 'collar', value: ['Soft'] }] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Add Oxford Shirt ₹1,999.00' }));
    expect(await table.findByRole('columnheader', { name: /Oxford Shirt/ })).toBeVisible();
    expect(window.location.search).toBe(`?ids=${id}%2Cother`);
    expect(document.body).not.toHaveFocus();
    const row = table.getByRole('rowheader', { name: 'collar' }).closest('tr');
    expect(row).toHaveTextContent('collar–Not givenSoft');
    expect(requestsOf('listProducts').map(({ url }) => url.searchParams.get('parentCategory'))).toContain(
      'Kurtas',
    );
    expect(table.queryByRole('rowheader', { name: 'Category' })).not.toBeInTheDocument();
    const same = table.getByRole('button', { name: /^Same for all/ });
    expect(same).toHaveAttribute('aria-expanded', 'false');
    await user.click(same);
    expect(table.getByRole('rowheader', { name: 'Category' })).toBeVisible();
    await user.click(same);
    expect(table.queryByRole('rowheader', { name: 'Category' })).not.toBeInTheDocument();
    await user.click(table.getByRole('button', { name: 'Remove Oxford Shirt from the comparison' }));
    expect(window.location.search).toBe(`?ids=${id}`);
    expect(document.body).not.toHaveFocus();
  });

  it('says how to begin where there is nothing', async () => {
    const { screen } = await renderApp('/compare');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to compare yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Products' })).toBeVisible();
  });
});
