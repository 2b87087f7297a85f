import { renderRoute } from '../../testing/renderRoute';
import { allRequests } from '../../testing/server';
import { Newsletter } from './Newsletter';

describe('Section 2, Home: the newsletter', () => {
  it('shows a toast, clears the field and makes no request [1.capabilities.12, 2.home.17, 2.home.19, 2.home.20, 2.home.21, 7.details.10]', async () => {
    const { screen, user } = renderRoute(<Newsletter />);
    const email = screen.getByRole('textbox', { name: /email/i });
    await user.type(email, 'asha@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Subscribed!')).toBeVisible();
    expect(screen.getByText('Thank you for subscribing to our newsletter.')).toBeVisible();
    expect(email).toHaveValue('');
    expect(allRequests()).toHaveLength(0);
  });

  it.each([[''], ['asha']])(
    'leaves the validation of %j to the browser, which rejects it [2.home.18, 5.newsletter.1]',
    async (text) => {
      const { screen, user, store } = renderRoute(<Newsletter />);
      const email = screen.getByRole('textbox', { name: /email/i });
      if (text !== '') await user.type(email, text);
      await user.click(screen.getByRole('button', { name: 'Subscribe' }));
      expect(store.getState().notifications.toasts).toEqual([]);
      expect(email).toBeRequired();
      expect(email).toHaveAttribute('type', 'email');
      expect(email).toHaveValue(text);
    },
  );
});
