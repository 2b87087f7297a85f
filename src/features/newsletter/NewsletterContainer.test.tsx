import { renderRoute } from '../../testing/renderRoute';
import { allRequests } from '../../testing/server';
import { NewsletterContainer } from './NewsletterContainer';

it('thanks the shopper, clears the field and calls nobody', async () => {
  const { screen, user } = renderRoute(<NewsletterContainer />);
  const email = screen.getByRole('textbox', { name: /email/i });
  await user.type(email, 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Subscribed!')).toBeVisible();
  expect(screen.getByText('Thank you for subscribing to our newsletter.')).toBeVisible();
  expect(email).toHaveValue('');
  expect(allRequests()).toHaveLength(0);
});

it.each([[''], ['asha']])('leaves %j to the browser, which does not take it', async (text) => {
  const { screen, user } = renderRoute(<NewsletterContainer />);
  const email = screen.getByRole('textbox', { name: /email/i });
  if (text !== '') await user.type(email, text);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.queryByText('Subscribed!')).not.toBeInTheDocument();
  expect(email).toBeRequired();
  expect(email).toHaveValue(text);
});
