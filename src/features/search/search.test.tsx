import { act, waitFor, within } from '@testing-library/react';
import type { ProductDto } from '../../api/generated/endpoints';
import { FILTERS_BESIDE_WIDTH } from '../../components/tokens';
import { RECENT_SEARCHES_KEY } from '../../lib/constants';
import { buildProduct, buildStoreInfo } from '../../testing/builders';
import { fill } from '../../testing/fill';
import type { Device } from '../../testing/memoryDevice';
import { renderApp } from '../../testing/renderApp';
import { answer, answerBy, refuse, requestsOf } from '../../testing/server';

/** A product of the store, on sale where it has two prices. */
function product(title: string, changes: Partial<ProductDto> = {}): ProductDto {
  return buildProduct({
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    category: 'Hand Tools',
    parentCategory: 'Hammers',
    regularPrice: 500,
    discountedPrice: null,
    attributes: [],
    ...changes,
  });
}

const clothes = (sizes: readonly string[], color: string): Partial<ProductDto> => ({
  category: 'Men',
  parentCategory: 'Kurtas',
  attributes: [
    { id: 's', key: 'size', value: [...sizes] },
    { id: 'c', key: 'color', value: [color] },
  ],
});

const hammer = product('Forged Claw Hammer', { regularPrice: 1299, createdAt: '2026-01-01T00:00:00Z' });
const chisel = product('Bevel Chisel', { parentCategory: 'Chisels', createdAt: '2026-03-01T00:00:00Z' });
const mallet = product('Beech Mallet', {
  regularPrice: 900,
  discountedPrice: 700,
  createdAt: '2026-02-01T00:00:00Z',
});
const kurta = product('Linen Kurta', clothes(['S', 'M'], 'Indigo'));
const shirt = product('Oxford Shirt', { ...clothes(['M', 'L'], 'White'), parentCategory: 'Shirts' });

/** The store has these products, and sends them page by page as a server does. */
function stock(products: readonly ProductDto[], failingPage?: () => number): void {
  answerBy('listProducts', ({ searchParams }) => {
    const page = Number(searchParams.get('page'));
    const limit = Number(searchParams.get('limit'));
    if (limit === 100 && page === failingPage?.()) return null;
    const category = searchParams.get('category') ?? '';
    const listed = products.filter((one) => category === '' || one.category?.toLowerCase() === category);
    return { data: listed.slice((page - 1) * limit, page * limit), pagination: { total: listed.length } };
  });
}

function many(count: number): readonly ProductDto[] {
  return Array.from({ length: count }, (_, index) =>
    product(`Plain Nail ${index}`, { parentCategory: 'Nails' }),
  );
}

/** The pages of a hundred products that were asked for. */
function readPages(): readonly string[] {
  return requestsOf('listProducts')
    .filter(({ url }) => url.searchParams.get('limit') === '100')
    .map(({ url }) =>
      `${url.searchParams.get('category') ?? ''} ${url.searchParams.get('page') ?? ''}`.trim(),
    );
}

async function openShop(at: string, device?: Device) {
  const view = await renderApp(at, device);
  const address = () => `${window.location.pathname}${decodeURIComponent(window.location.search)}`;
  const field = () => view.screen.getByRole('combobox', { name: 'Search products' });
  const grid = async (name: string | RegExp) => {
    const list = await view.screen.findByRole('list', { name });
    return within(list)
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
  };
  const status = (text: string) => view.screen.findByText(text, { selector: '[role=status]' });
  return { ...view, address, field, grid, status };
}

beforeEach(() => {
  answer('getStoreInfo', buildStoreInfo({ categories: ['Hand Tools', 'Men', 'Women', 'Footwear'] }));
  stock([hammer, chisel, mallet, kurta, shirt]);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('The search field', () => {
  it('suggests products in spite of a typing mistake, with picture and price', async () => {
    const { screen, user, field, address } = await openShop('/contact');
    await fill(user, field(), 'hamer');
    const option = await screen.findByRole('option', { name: /Forged Claw Hammer/ });
    expect(option).toHaveTextContent('₹1,299.00');
    expect(option.querySelector('img')).toHaveAttribute('src', hammer.imgUrl);
    expect(screen.queryByRole('option', { name: /Kurta/ })).not.toBeInTheDocument();
    await user.hover(option);
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(1));
    await user.click(option);
    expect(address()).toBe(`/product/${hammer.id}`);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('leads to the categories where nothing is found', async () => {
    const { screen, user, field } = await openShop('/contact');
    await fill(user, field(), 'qqqq');
    expect(await screen.findByText('Nothing found for “qqqq”.')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Footwear' })).toHaveAttribute(
      'href',
      '/products?category=footwear',
    );
  });

  it('offers the categories before anything is typed', async () => {
    const { screen, user, field, address } = await openShop('/contact');
    await user.click(field());
    const categories = within(await screen.findByRole('group', { name: 'Categories' }));
    expect(categories.getAllByRole('option')).toHaveLength(4);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/products?category=men');
  });

  it('is used by keyboard: arrows mark, Escape closes, Enter follows', async () => {
    const { screen, user, field, address } = await openShop('/contact');
    await user.type(field(), 'be');
    await screen.findByRole('option', { name: /Bevel Chisel/ });
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      expect.stringContaining('Bevel Chisel'),
      expect.stringContaining('Beech Mallet'),
      'View all 2 results for “be”',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(marked).toHaveTextContent('Beech Mallet');
    expect(field()).toHaveAttribute('aria-activedescendant', marked.id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('be');
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
    expect(address()).toBe(`/product/${mallet.id}`);
  });

  it('opens the results at Enter, and remembers the search until it is told to forget', async () => {
    const { screen, user, field, address, grid, device } = await openShop('/contact');
    await fill(user, field(), '  hammer ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/products?search=hammer'));
    expect(await grid('Results for “hammer”')).toEqual(['Forged Claw Hammer', 'Beech Mallet']);
    expect(field()).toHaveValue('hammer');
    await user.clear(field());
    expect(await screen.findByRole('option', { name: 'hammer' })).toBeVisible();
    expect(device.storage.read(RECENT_SEARCHES_KEY)).toBe('{"version":1,"searches":["hammer"]}');
    act(() => screen.getByRole('button', { name: 'Clear recent searches' }).focus());
    await user.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('option', { name: 'hammer' })).not.toBeInTheDocument();
    expect(device.storage.read(RECENT_SEARCHES_KEY)).toBeNull();
  });

  it('leads to pages of the shop by its own words [2.listing.19]', async () => {
    const { screen, user, field, address } = await openShop('/wishlist');
    await fill(user, field(), 'retur');
    await user.click(await screen.findByRole('option', { name: 'Return Policy' }));
    expect(address()).toBe('/return');
    await user.clear(field());
    await fill(user, field(), 'order status');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/track-order'));
    expect(field()).toHaveValue('');
  });

  it('offers a page first where its words are typed, before products that have them', async () => {
    stock([product('Track Light')]);
    const { screen, user, field } = await openShop('/contact');
    await fill(user, field(), 'track');
    await screen.findByRole('option', { name: /Track Light/ });
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Track Order');
  });

  it('reads nothing before a shopper uses it, and nothing twice', async () => {
    stock([...many(230), hammer]);
    const { screen, user, field } = await openShop('/contact');
    expect(readPages()).toEqual([]);
    await user.click(field());
    await user.keyboard('hammer');
    await screen.findByRole('option', { name: /Forged Claw Hammer/ });
    await user.keyboard('{Escape}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “hammer”' })).toBeVisible();
    await screen.findByRole('link', { name: 'Forged Claw Hammer' });
    expect(readPages()).toEqual(['1', '2', '3']);
  });

  it('is a dialog on narrow screens', async () => {
    const { screen, user, address } = await openShop('/contact');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Search products' }));
    expect(dialog.getByRole('combobox', { name: 'Search products' })).toHaveFocus();
    await waitFor(() => expect(readPages()).toEqual(['1']));
    await user.keyboard('kurta');
    expect(await dialog.findByRole('option', { name: /Linen Kurta/ })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/products?search=kurta'));
  });
});

describe('The results page', () => {
  it('says what was searched, how many match, and turns pages in the address', async () => {
    stock([...many(30), hammer]);
    const { screen, user, grid, status, address } = await openShop('/products?search=nail');
    expect(await grid('Results for “nail”')).toHaveLength(12);
    expect(await status('30 products')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to page 3' }));
    expect(address()).toBe('/products?page=3&search=nail');
    expect(await screen.findByText('Showing 25 to 30 of 30 items')).toBeVisible();
    expect(await grid('Results for “nail”')).toHaveLength(6);
  });

  it('says which words were searched for in place of mistyped ones [2.listing.23]', async () => {
    const { grid, status } = await openShop('/products?search=hamer');
    expect(await grid('Results for “hamer”')).toContain('Forged Claw Hammer');
    expect(await status('1 product for “hammer” instead')).toBeVisible();
  });

  it('has ways on where nothing was found', async () => {
    const { screen, user, address } = await openShop('/products?category=men&search=hammer');
    expect(await screen.findByText('Nothing found for “hammer”')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
    await user.click(screen.getByRole('link', { name: 'Search the whole store' }));
    expect(address()).toBe('/products?search=hammer');
    expect(await screen.findByRole('link', { name: 'Forged Claw Hammer' })).toBeVisible();
  });
});

describe('Results for the words of a page of the shop', () => {
  it('lead to that page where nothing was found [2.listing.19]', async () => {
    const { screen } = await openShop('/products?search=order+status');
    await screen.findByText('Nothing found for “order status”');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Track Order' })).toHaveAttribute('href', '/track-order');
  });

  it('have a link to it above products that were found', async () => {
    stock([product('Track Light')]);
    const { screen, grid } = await openShop('/products?search=track');
    expect(await grid('Results for “track”')).toEqual(['Track Light']);
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Track Order' });
    expect(link).toHaveAttribute('href', '/track-order');
    const results = screen.getByRole('list', { name: 'Results for “track”' });
    expect(link.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('Order and filters', () => {
  const inOrder = ['Bevel Chisel', 'Beech Mallet', 'Forged Claw Hammer'];

  it('sort the whole category, in the address, through Back and reload', async () => {
    const { screen, user, address, grid, close } = await openShop('/products?category=hand+tools');
    const name = 'Hand Tools';
    await grid(name);
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(sort, 'Price: low to high');
    expect(address()).toBe('/products?category=hand+tools&sort=price-asc');
    await waitFor(async () => expect(await grid(name)).toEqual(inOrder));
    expect(sort).toHaveFocus();
    await user.selectOptions(sort, 'Price: high to low');
    await waitFor(async () => expect(await grid(name)).toEqual(inOrder.toReversed()));
    await user.selectOptions(sort, 'Newest');
    await waitFor(async () => expect((await grid(name))[2]).toBe('Forged Claw Hammer'));
    act(() => window.history.go(-2));
    await waitFor(() => expect(address()).toBe('/products?category=hand+tools&sort=price-asc'));
    await waitFor(async () => expect(await grid(name)).toEqual(inOrder));
    close();
    const reloaded = await openShop(address());
    expect(await reloaded.grid(name)).toEqual(inOrder);
    expect(reloaded.screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-asc');
  });

  it('filter by size, colour, price and sale, and say how many match', async () => {
    const { screen, user, address, grid, status } = await openShop('/products');
    await grid('All Products');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const sizes = within(await sheet.findByRole('group', { name: 'Size' }));
    await user.click(sizes.getByRole('button', { name: /^M /, pressed: false }));
    expect(address()).toBe('/products?size=M');
    expect(sizes.getByRole('button', { pressed: true })).toHaveTextContent('M');
    expect(await sheet.findByRole('button', { name: 'Show 2 products' })).toBeVisible();
    const colors = within(sheet.getByRole('group', { name: 'Colour' }));
    await user.click(colors.getByRole('button', { name: 'White (1 product)', pressed: false }));
    await user.click(await sheet.findByRole('button', { name: 'Show 1 product' }));
    expect(await grid('All Products')).toEqual(['Oxford Shirt']);
    expect(await status('1 product')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the filter White' }));
    expect(address()).toBe('/products?size=M');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('/products');

    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await fill(user, await screen.findByRole('textbox', { name: 'From' }), '600');
    await fill(user, screen.getByRole('textbox', { name: 'To' }), '1000');
    expect(address()).toBe('/products?minPrice=600');
    await user.click(screen.getByRole('button', { name: 'On sale', pressed: false }));
    await user.click(await screen.findByRole('button', { name: 'Show 1 product' }));
    expect(address()).toBe('/products?minPrice=600&maxPrice=1000&sale=true');
    expect(await grid('All Products')).toEqual(['Beech Mallet']);
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  });

  it('keep the focus when a control that was pressed can be pressed no more', async () => {
    const { screen, user } = await openShop('/products?size=M&size=L&color=Indigo');
    await user.click(await screen.findByRole('button', { name: 'Remove the filter M' }));
    expect(screen.getByRole('button', { name: 'Remove the filter L' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const sizes = within(await sheet.findByRole('group', { name: 'Size' }));
    await user.click(sizes.getByRole('button', { name: 'L (0 products)', pressed: true }));
    const unchosen = sizes.getByRole('button', { name: 'L (0 products)', pressed: false });
    expect(unchosen).toHaveFocus();
    expect(unchosen).toBeEnabled();
    await user.click(sheet.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: /^Show \d+ products$/ })).toHaveFocus());
  });

  it('read prices as people write them, and keep a limit while a text is none [2.listing.17]', async () => {
    const { screen, user, address } = await openShop('/products?maxPrice=900');
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const to = await screen.findByRole('textbox', { name: 'To' });
    const write = async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await fill(user, field, text);
    };
    await write(to, '₹1,299.00');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/products?maxPrice=1299'));
    await write(to, 'cheap');
    await user.tab();
    await waitFor(() => expect(to).toHaveAccessibleDescription('Write a number, such as ₹1,500.00'));
    expect(to).toHaveValue('cheap');
    expect(address()).toContain('maxPrice=1299');
    await write(to, '100');
    await user.keyboard('{Enter}');
    const from = screen.getByRole('textbox', { name: 'From' });
    await write(from, '200');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(from).toHaveAccessibleDescription('“From” is above “To”'));
    await user.clear(to);
    await user.tab();
    await waitFor(() => expect(address()).toBe('/products?minPrice=200'));
    expect(from).not.toHaveAccessibleDescription();
  });

  it('are beside the products on wide screens, without a button [2.listing.20]', async () => {
    const wide = { ...window.matchMedia(''), matches: true };
    jest.spyOn(window, 'matchMedia').mockReturnValue(wide);
    const { screen, user, address, grid } = await openShop('/products');
    // jsdom knows no media queries: the column is hidden there, and has no roles.
    const filters = within(await screen.findByLabelText('Filters', { selector: 'section' }));
    await user.click(await filters.findByText('M'));
    expect(address()).toBe('/products?size=M');
    await waitFor(async () => expect(await grid('All Products')).toEqual(['Linen Kurta', 'Oxford Shirt']));
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('/products');
  });

  it.each([
    ['narrow', false],
    ['wide', true],
  ])('are not offered on %s screens where the list could not be loaded', async (_name, matches) => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches });
    refuse('listProducts', 500);
    const { screen } = await openShop('/products');
    expect(await screen.findByText('Failed to load products. Please try again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Filters')).not.toBeInTheDocument();
  });

  it('offer colours by family, with the shades inside [2.listing.21]', async () => {
    stock([kurta, shirt, product('Navy Shirt', clothes(['M'], 'Navy'))]);
    const { screen, user, address } = await openShop('/products');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const colors = within(await sheet.findByRole('group', { name: 'Colour' }));
    expect(colors.getByRole('button', { name: 'White (1 product)' })).toBeVisible();
    expect(colors.queryByRole('button', { name: 'Navy (1 product)' })).not.toBeInTheDocument();
    await user.click(colors.getByRole('button', { name: 'Blue' }));
    await user.click(colors.getByRole('button', { name: 'Navy (1 product)' }));
    await user.click(colors.getByRole('button', { name: 'White (1 product)' }));
    expect(address()).toBe('/products?color=Navy&color=White');
    expect(colors.getByRole('button', { name: 'Blue (1)' })).toBeVisible();
    await user.click(colors.getByRole('button', { name: 'Navy (1 product)' }));
    expect(address()).toBe('/products?color=White');
  });

  it('open in a drawer below the width of the column, whose button says how many products they leave [decision.73]', async () => {
    // A window of middle width.
    const any = window.matchMedia('');
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...any, matches: !query.includes(String(FILTERS_BESIDE_WIDTH)) }));
    const { screen, user, address, grid } = await openShop('/products');
    await grid('All Products');
    const before = window.history.length;
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(drawer.getByRole('button', { name: 'Show 5 products' })).toBeVisible();
    await user.type(await drawer.findByRole('textbox', { name: 'To' }), '20');
    expect(address()).toBe('/products');
    await user.tab();
    await waitFor(() => expect(address()).toBe('/products?maxPrice=20'));
    await user.click(await drawer.findByRole('button', { name: 'Show 0 products' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // A price is one entry of the history.
    expect(window.history.length).toBe(before + 1);
    act(() => window.history.back());
    await waitFor(() => expect(address()).toBe('/products'));
  });

  it('filter by what specifications tell apart, and say how many products each value has', async () => {
    const of = (fabric: string): Partial<ProductDto> => ({
      attributes: [{ id: 'f', key: 'fabric', value: [fabric] }],
    });
    stock([
      product('Linen Kurta', of('Linen')),
      product('Linen Shirt', of('Linen')),
      product('Khadi Shirt', of('Khadi cotton')),
    ]);
    const { screen, user, address, grid } = await openShop('/products');
    await grid('All Products');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const fabrics = within(await sheet.findByRole('group', { name: 'Material' }));
    expect(fabrics.getByRole('button', { name: 'Cotton (1 product)' })).toBeVisible();
    await user.click(fabrics.getByRole('button', { name: 'Linen (2 products)' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 2 products' }));
    expect(address()).toBe('/products?with=material:Linen');
    expect(await grid('All Products')).toEqual(['Linen Kurta', 'Linen Shirt']);
    await user.click(screen.getByRole('button', { name: 'Remove the filter Material: Linen' }));
    expect(address()).toBe('/products');
  });

  it('offer the sub-categories of all products by category', async () => {
    const { screen, user, address } = await openShop('/products');
    const select = within(screen.getByRole('combobox', { name: 'Sub-category' }));
    const tools = within(await select.findByRole('group', { name: 'Hand Tools' }));
    const names = tools.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['Chisels', 'Hammers']);
    expect(
      within(select.getByRole('group', { name: 'Men' })).getByRole('option', { name: 'Kurtas' }),
    ).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sub-category' }), 'Kurtas');
    expect(address()).toBe('/products?parentCategory=Kurtas');
    await user.click(screen.getByRole('button', { name: 'Remove the filter Kurtas' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(address()).toBe('/products');
  });

  it('offer sub-categories of the first hundred products, and of all once they are wanted [decision.34]', async () => {
    stock([...many(230), chisel]);
    const { screen, user } = await openShop('/products');
    const select = screen.getByRole('combobox', { name: 'Sub-category' });
    await waitFor(() => expect(within(select).getAllByRole('option').length).toBeGreaterThan(1));
    expect(readPages()).toEqual(['1']);
    await user.hover(select);
    expect(await within(select).findByRole('option', { name: 'Chisels' })).toBeInTheDocument();
    expect(readPages()).toEqual(['1', '2', '3']);
  });

  it('lead to every category', async () => {
    const { screen, user, address } = await openShop('/products?search=linen&size=M');
    const chips = within(await screen.findByRole('navigation', { name: 'Categories' }));
    await user.click(await chips.findByRole('link', { name: 'Footwear' }));
    expect(address()).toBe('/products?category=footwear&search=linen');
    expect(chips.getByRole('link', { current: 'page' })).toHaveTextContent('Footwear');
  });
});

describe('What a search asks for besides words', () => {
  it('is shown as chips, which take it out of the search [2.listing.18]', async () => {
    const { screen, user, address } = await openShop('/products?search=kurta+size+m+under+2k');
    const chip = (name: string) => screen.findByRole('button', { name: `Remove the filter ${name}` });
    expect(await chip('Size: M')).toBeVisible();
    await user.click(await chip('Up to ₹2,000.00'));
    expect(address()).toBe('/products?search=kurta+size+m');
    await user.click(await chip('Size: M'));
    expect(address()).toBe('/products?search=kurta');
    expect(screen.queryByRole('button', { name: /Remove the filter/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });

  it('is struck out where no product has it', async () => {
    const { screen, grid } = await openShop('/products?search=hammer+size+8');
    expect(await grid('Results for “hammer size 8”')).toContain('Forged Claw Hammer');
    const chip = await screen.findByRole('button', { name: 'Remove Size: 8, which no product here has' });
    expect(within(chip).getByText('Size: 8', { selector: 's' })).toBeVisible();
  });
});

describe('A search that finds nothing', () => {
  it('says which words were searched for in place of mistyped ones', async () => {
    const { screen } = await openShop('/products?search=hamer+under+10');
    expect(await screen.findByText('We searched for “hammer” instead of “hamer”.')).toBeVisible();
  });

  it.each([
    ['hammer under 10', 'The nearest we have', ['Forged Claw Hammer', 'Beech Mallet']],
    ['qqqq', 'You may also like', ['Forged Claw Hammer', 'Bevel Chisel', 'Beech Mallet', 'Linen Kurta']],
  ])('offers other products: %s', async (search, title, products) => {
    const { grid } = await openShop(`/products?search=${search}`);
    expect(await grid(title)).toEqual(products);
  });
});

describe('A catalogue that cannot be read well', () => {
  it('shows what there is where a page fails, and reads on when asked', async () => {
    let broken = 2;
    stock([...many(150), hammer, mallet], () => broken);
    const { screen, user, status } = await openShop('/products?sort=price-desc');
    const notice = 'Some products could not be loaded, so this list may be incomplete.';
    expect(await screen.findByText(notice)).toBeVisible();
    expect(await status('100 products')).toBeVisible();
    broken = 0;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Forged Claw Hammer' })).toBeVisible();
    expect(await status('152 products')).toBeVisible();
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('stops where the server sends the same page for ever, and says how far it got', async () => {
    const page = many(100);
    answerBy('listProducts', () => ({ data: page, pagination: { total: 1_000_000 } }));
    const { screen } = await openShop('/products?sort=name');
    const notice = 'Only the first 100 of 10,00,000 products are looked through.';
    expect(await screen.findByText(notice)).toBeVisible();
    expect(readPages()).toEqual(['1', '2']);
  });
});
