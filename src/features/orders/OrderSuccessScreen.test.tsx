import { renderRoute } from '../../testing/renderRoute';
import { OrderSuccessScreen } from './OrderSuccessScreen';

it('thanks for the order, promises an email, and leads on', () => {
  const { screen } = renderRoute(<OrderSuccessScreen />, { at: '/order-success' });
  expect(screen.getByRole('heading', { level: 1, name: 'Thank You for Your Order!' })).toBeVisible();
  expect(screen.getByText(/email .* will be sent/)).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/orders', '/']);
});
