import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Product } from '../api/models/types';
import { buildProductModel } from '../testing/builders';
import { ProductActionsContext } from './productActions';
import { ProductCard } from './ProductCard';
import { renderScreen } from '../testing/renderScreen';

const hammer = buildProductModel({
  id: '1',
  name: 'Forged Claw Hammer',
  image: '',
  category: 'Hand Tools',
  price: 1299,
  originalPrice: 1599,
});

function renderCard(changes: Partial<Product> = {}, wishedIds: readonly string[] = []) {
  const onAddToCart = jest.fn();
  const actions = { onWish: jest.fn(), onQuickView: jest.fn(), onDemo: jest.fn(), onIntent: jest.fn() };
  renderScreen(
    <MemoryRouter initialEntries={['/products']}>
      <ProductActionsContext value={{ ...actions, wishedIds: new Set(wishedIds) }}>
        <ProductCard product={{ ...hammer, ...changes }} onAddToCart={onAddToCart} />
      </ProductActionsContext>
      <Address />
    </MemoryRouter>,
  );
  return { onAddToCart, actions };
}

/** Shows the current address. */
function Address() {
  return <p>At {useLocation().pathname}</p>;
}

describe('Section 2, Product card', () => {
  it('says name, category and both prices, and links to the product [2.card.1, 2.card.2, 2.card.4]', () => {
    renderCard();
    const card = screen.getByRole('article', { name: 'Forged Claw Hammer' });
    expect(within(card).getByRole('link', { name: 'Forged Claw Hammer' })).toHaveAttribute(
      'href',
      '/product/1',
    );
    expect(card).toHaveTextContent('Hand Tools');
    expect(card).toHaveTextContent('Price ₹1,299.00');
    expect(card).toHaveTextContent('Original price ₹1,599.00');
  });

  it.each([
    { originalPrice: 1599, isTagged: true },
    { originalPrice: 1299, isTagged: false },
    { originalPrice: 999, isTagged: false },
    { originalPrice: null, isTagged: false },
  ])(
    'is tagged as a sale only below an original price: $originalPrice [2.card.3]',
    ({ originalPrice, isTagged }) => {
      renderCard({ originalPrice });
      expect(screen.queryAllByText('Sale')).toHaveLength(isTagged ? 1 : 0);
    },
  );

  it.each([
    { originalPrice: 1599, says: ['18% off'] },
    { originalPrice: 1299, says: [] },
    { originalPrice: 999, says: [] },
    { originalPrice: null, says: [] },
  ])('says by how much it is reduced: $originalPrice [2.card.12]', ({ originalPrice, says }) => {
    renderCard({ originalPrice });
    expect(screen.queryAllByText(/% off/).map(({ textContent }) => textContent)).toEqual(says);
  });

  it('adds to the cart by mouse and by keyboard without following the link [2.card.5]', async () => {
    const user = userEvent.setup();
    const { onAddToCart } = renderCard();
    const button = screen.getByRole('button', { name: 'Add to Cart', description: 'Forged Claw Hammer' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onAddToCart.mock.calls).toEqual([[hammer], [hammer]]);
    expect(within(screen.getByRole('link')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows no original price where there is none [2.card.2]', () => {
    renderCard({ originalPrice: null });
    expect(screen.getByRole('article')).not.toHaveTextContent('Original price');
  });

  it('has two tab stops: the link and its buttons, between which arrow keys move [2.card.5, 2.card.6]', async () => {
    const user = userEvent.setup();
    const { onAddToCart } = renderCard();
    await user.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onAddToCart).toHaveBeenCalledTimes(1);
    const toolbar = within(screen.getByRole('toolbar', { name: 'Forged Claw Hammer' }));
    for (const [key, name] of [
      ['ArrowRight', 'Add to Wishlist'],
      ['ArrowDown', 'Quick View'],
      ['ArrowRight', 'Product Demo'],
      ['ArrowRight', 'Add to Cart'],
      ['ArrowLeft', 'Product Demo'],
      ['ArrowUp', 'Quick View'],
      ['ArrowUp', 'Add to Wishlist'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(toolbar.getByRole('button', { name })).toHaveFocus();
    }
    await user.tab();
    expect(document.body).toHaveFocus();
    await user.tab({ shift: true });
    expect(toolbar.getByRole('button', { name: 'Add to Wishlist' })).toHaveFocus();
  });

  it('has three icon buttons by their titles, which stay on the page [2.card.6, 2.card.7]', async () => {
    const user = userEvent.setup();
    const { onAddToCart, actions } = renderCard();
    for (const title of ['Add to Wishlist', 'Quick View', 'Product Demo']) {
      expect(screen.getByTitle(title)).toHaveAccessibleName(title);
      await user.click(screen.getByTitle(title));
      expect(screen.getByText('At /products')).toBeVisible();
    }
    expect(onAddToCart).not.toHaveBeenCalled();
    expect(actions.onWish).toHaveBeenCalledWith(hammer);
    expect(actions.onQuickView).toHaveBeenCalledWith('1');
    expect(actions.onDemo).toHaveBeenCalledWith('1');
  });

  it('shows whether it is in the wishlist, and prepares a dialog on intent', async () => {
    const user = userEvent.setup();
    const { actions } = renderCard({}, ['1']);
    expect(screen.getByRole('button', { name: 'Add to Wishlist' })).toHaveAttribute('aria-pressed', 'true');
    await user.hover(screen.getByTitle('Quick View'));
    expect(actions.onIntent).toHaveBeenCalledWith('view', '1');
  });
});
