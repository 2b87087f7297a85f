import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ProductCard, type CardProduct } from './ProductCard';

const hammer: CardProduct = {
  id: '1',
  name: 'Forged Claw Hammer',
  image: '',
  category: 'Hand Tools',
  price: 1299,
  originalPrice: 1599,
};

function renderCard(changes: Partial<CardProduct> = {}) {
  const onAddToCart = jest.fn();
  render(
    <MemoryRouter>
      <ProductCard product={{ ...hammer, ...changes }} href="/product/1" onAddToCart={onAddToCart} />
    </MemoryRouter>,
  );
  return { onAddToCart };
}

describe('ProductCard', () => {
  it('says name, category and both prices, and links to the product', () => {
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
  ])('is tagged as a sale only below an original price: $originalPrice', ({ originalPrice, isTagged }) => {
    renderCard({ originalPrice });
    expect(screen.queryAllByText('Sale')).toHaveLength(isTagged ? 1 : 0);
  });

  it('adds to the cart by mouse and by keyboard without following the link', async () => {
    const user = userEvent.setup();
    const { onAddToCart } = renderCard();
    const button = screen.getByRole('button', { name: 'Add to Cart', description: 'Forged Claw Hammer' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onAddToCart).toHaveBeenCalledTimes(2);
    expect(within(screen.getByRole('link')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('has the three buttons without an action, by their titles', () => {
    renderCard();
    for (const title of ['Add to Wishlist', 'Quick View', 'Product Demo']) {
      expect(screen.getByTitle(title)).toHaveAccessibleName(title);
    }
  });
});
