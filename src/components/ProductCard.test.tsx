import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Product } from '../api/models/types';
import { buildProductModel } from '../testing/builders';
import { ProductCard } from './ProductCard';

const hammer = buildProductModel({
  id: '1',
  name: 'Forged Claw Hammer',
  image: '',
  category: 'Hand Tools',
  price: 1299,
  originalPrice: 1599,
});

function renderCard(changes: Partial<Product> = {}) {
  const onAddToCart = jest.fn();
  const { container } = render(
    <MemoryRouter initialEntries={['/products']}>
      <ProductCard product={{ ...hammer, ...changes }} onAddToCart={onAddToCart} />
      <Address />
    </MemoryRouter>,
  );
  return { onAddToCart, container };
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

  it('is reached by the keyboard: the link, then its four buttons [2.card.5, 2.card.6]', async () => {
    const user = userEvent.setup();
    const { onAddToCart } = renderCard();
    const reached: (string | null)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await user.tab();
      reached.push(
        document.activeElement?.getAttribute('title') ?? document.activeElement?.textContent ?? '',
      );
    }
    expect(reached).toEqual([
      'Forged Claw Hammer',
      'Add to Wishlist',
      'Quick View',
      'Product Demo',
      'Add to Cart',
    ]);
    await user.keyboard('{Enter}');
    expect(onAddToCart).toHaveBeenCalledTimes(1);
  });

  it('has three buttons without an action, by their titles [2.card.6, 2.card.7]', async () => {
    const user = userEvent.setup();
    const { onAddToCart, container } = renderCard();
    const before = container.textContent;
    for (const title of ['Add to Wishlist', 'Quick View', 'Product Demo']) {
      expect(screen.getByTitle(title)).toHaveAccessibleName(title);
      await user.click(screen.getByTitle(title));
      expect(screen.getByText('At /products')).toBeVisible();
    }
    expect(onAddToCart).not.toHaveBeenCalled();
    expect(container.textContent).toBe(before);
  });
});
