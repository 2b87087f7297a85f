import { act, screen } from '@testing-library/react';
import { buildStoreInfo } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { answer, hold } from '../../testing/server';
import { preloadEveryPart } from '../../components/lazyPart';

// The whole shop is rendered: slow on a busy machine.
jest.setTimeout(30_000);

beforeAll(preloadEveryPart);

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('The title of the document', () => {
  it("is the page's heading and the store's name, once that is known", async () => {
    const release = hold('getStoreInfo');
    const { user } = await renderApp('/order-success');
    expect(document.title).toBe('Thank You for Your Order! · The Storefront');
    await act(async () => release());
    await screen.findAllByText('Loom & Lathe');
    expect(document.title).toBe('Thank You for Your Order! · Loom & Lathe');
    await user.click(screen.getByRole('link', { name: 'Contact Us' }));
    await heading('Contact Us');
    expect(document.title).toBe('Contact Us · Loom & Lathe');
  });

  it('says of a product that it is loading, and then its name', async () => {
    answer('getStoreInfo', buildStoreInfo());
    const release = hold('getProduct');
    await renderApp('/product/1');
    expect(document.title).toMatch(/^Loading product… · /);
    await act(async () => release());
    const { textContent } = await heading(/Hammer|Kurta/);
    await screen.findByRole('link', { name: 'Loom & Lathe' });
    expect(document.title).toBe(`${textContent} · Loom & Lathe`);
  });
});

describe('The focus', () => {
  it('stays where the browser has put it when the first page is shown', async () => {
    await renderApp('/contact');
    await heading('Contact Us');
    expect(document.body).toHaveFocus();
  });

  it('goes to the heading of another page, and not back to it when the page itself changes', async () => {
    const { navigator, user } = await renderApp('/order-success');
    await user.click(screen.getByRole('link', { name: 'Contact Us' }));
    expect(await heading('Contact Us')).toHaveFocus();

    const subject = screen.getByLabelText(/Subject/);
    await user.click(subject);
    await act(async () => navigator.replace('/contact?about=saws'));
    expect(subject).toHaveFocus();

    await act(async () => navigator.push('/terms'));
    expect(await heading('Terms & Conditions')).toHaveFocus();
    await act(async () => navigator.push('/privacy'));
    expect(await heading('Privacy Policy')).toHaveFocus();
    await act(async () => navigator.push('/no/such/page'));
    expect(await heading('404')).toHaveFocus();
  });
});
