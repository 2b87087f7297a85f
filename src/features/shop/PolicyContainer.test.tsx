import { Route, Routes } from 'react-router-dom';
import { policySlugs } from '../../lib/policies';
import { paths } from '../../lib/routes';
import { buildStoreInfo } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import { answer, hold, refuse } from '../../testing/server';
import { PolicyContainer } from './PolicyContainer';

function renderPolicy(slug: string) {
  return renderRoute(<PolicyContainer />, { at: `/${slug}`, path: '/:policyType' });
}

const reserved = [
  ...['login', 'register', 'forgot-password', 'reset-password', 'account', 'cart', 'products', 'product'],
  ...['contact', 'track-order', 'orders'],
];

describe('A policy page', () => {
  it.each(policySlugs)('has words of its own, with the company in them: /%s', async (slug) => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen, container } = renderPolicy(slug);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await screen.findAllByText(/Loom & Lathe Trading Pvt\. Ltd\.|care@loomandlathe\.example/);
    expect(container).not.toHaveTextContent(/\{\{/);
  });

  it('says that its text is on its way', async () => {
    const release = hold('getStoreInfo');
    const { screen } = renderPolicy('terms');
    expect(screen.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the text…');
    release();
    expect(await screen.findByRole('heading', { level: 2, name: 'Orders and payment' })).toBeVisible();
  });

  it.each([
    ['refund', /credited to your account within 0-7 working days/],
    ['refund', /Cancellations are accepted within 0-7 days of receipt/],
    ['return', /return goods within 0-7 days of receiving/],
    ['return', /original packaging/],
    ['return', /Personalised items/],
    ['return', /Hygiene items whose seal has been opened/],
    ['return', /mixed with others/],
    ['shipping', /Normal orders ship within 0-7 working days/],
    ['shipping', /Bulk orders ship within 10-15 business days/],
    ['privacy', /grievance officer .* Monday-Friday, 10:00-17:00/],
  ])('states on /%s what section 2 says: %s', async (slug, text) => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen } = renderPolicy(slug);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it("shows the store's own words, filled in and sanitised", async () => {
    answer(
      'getStoreInfo',
      buildStoreInfo({
        policies: { shipping: '<h2>By {{companyName}}</h2><p onclick="x()">Ours<script>x()</script></p>' },
      }),
    );
    const { screen } = renderPolicy('shipping');
    expect(await screen.findByRole('heading', { name: 'By Loom & Lathe Trading Pvt. Ltd.' })).toBeVisible();
    expect(screen.getByText('Ours').outerHTML).toBe('<p>Ours</p>');
    expect(screen.queryByText(/Bulk orders/)).not.toBeInTheDocument();
  });

  it('names what it does not know where the store cannot be reached', async () => {
    refuse('getStoreInfo', 500);
    const { screen } = renderPolicy('privacy');
    expect(
      await screen.findByText(/officer of Company Name, Company Address, at Email, or call Phone Number/),
    ).toBeVisible();
  });

  it('has one address, in lower case', async () => {
    const { screen, store } = renderPolicy('Terms');
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    expect(store.getState().location).toMatchObject({ kind: 'REPLACE', location: { pathname: '/terms' } });
  });

  it.each([...reserved, 'nonsense', 'constructor', '%3Cscript%3E'])('is none at /%s', (word) => {
    const { screen, store } = renderRoute(
      <Routes>
        <Route path={paths.notFound} element={<p>404</p>} />
        <Route path={paths.policy} element={<PolicyContainer />} />
      </Routes>,
      { at: `/${word}`, path: '/*' },
    );
    expect(screen.getByText('404')).toBeVisible();
    expect(store.getState().location).toMatchObject({ kind: 'REPLACE', location: { pathname: '/404' } });
  });
});
