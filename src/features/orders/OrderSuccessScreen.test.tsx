import { renderRoute } from '../../testing/renderRoute';
import { OrderSuccessScreen } from './OrderSuccessScreen';

describe('Section 2, Order success', () => {
  it('thanks for the order, promises an email, and links to the orders and home [2.order-success.1, 2.order-success.2, 2.order-success.3, 2.order-success.4]', () => {
    const { screen } = renderRoute(<OrderSuccessScreen />, { at: '/order-success' });
    expect(screen.getByRole('heading', { level: 1, name: 'Thank You for Your Order!' })).toBeVisible();
    expect(screen.getByText(/email .* will be sent/)).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/orders', '/']);
  });
});
