import { waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { paths, policySlugs } from '../../lib/routes';
import { buildStoreInfo } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import { answer, hold, refuse } from '../../testing/server';
import { sampled } from '../../testing/sampled';
import { PolicyContainer } from './PolicyContainer';

function renderPolicy(slug: string) {
  return renderRoute(<PolicyContainer />, { at: `/${slug}`, path: '/:policyType' });
}

/** The section of a policy with this heading. */
function section(heading: HTMLElement): HTMLElement {
  const { parentElement } = heading;
  if (parentElement === null) throw new Error('The heading has no section.');
  return parentElement;
}

const reserved = [
  ...['login', 'register', 'forgot-password', 'reset-password', 'account', 'cart', 'products', 'product'],
  ...['contact', 'track-order', 'orders'],
];

describe('Section 2, Policy pages', () => {
  it.each(sampled(policySlugs, 2))(
    'has a built-in text with the company details: /%s [2.policy.1, 2.policy.11, 2.policy.12]',
    async (slug) => {
      answer('getStoreInfo', buildStoreInfo());
      const { screen, container } = renderPolicy(slug);
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await screen.findAllByText(/Loom & Lathe Trading Pvt\. Ltd\.|care@loomandlathe\.example/);
      expect(container).not.toHaveTextContent(/\{\{/);
      expect(container).not.toHaveTextContent(/\.\./);
    },
  );

  it.each([
    ['built-in', {}, 'Orders and payment'],
    ['of the store', { terms: '<h2>First</h2><p>Text</p><h2>Second</h2>' }, 'Second'],
  ])('has a list of its parts, which leads to each: %s', async (_whose, policies, heading) => {
    answer('getStoreInfo', buildStoreInfo({ policies }));
    const { screen, user } = renderPolicy('terms');
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    await user.click(await within(contents).findByRole('button', { name: heading }));
    const reached = screen.getByRole('heading', { level: 2, name: heading });
    expect(reached).toHaveFocus();
    // Before nothing else in the order of Tab.
    expect(reached).toHaveAttribute('tabindex', '-1');
  });

  it('says that its text is loading', async () => {
    const release = hold('getStoreInfo');
    const { screen } = renderPolicy('terms');
    expect(screen.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the text…');
    release();
    expect(await screen.findByRole('heading', { level: 2, name: 'Orders and payment' })).toBeVisible();
  });

  it('names the company, its address, email and phone in one place [1.capabilities.10, 6.visitor.5, 2.policy.12, 2.policy.27]', async () => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen } = renderPolicy('terms');
    const contact =
      'Loom & Lathe Trading Pvt. Ltd., 14 Mill Road, Bengaluru 560058. ' +
      'Email: care@loomandlathe.example. Phone: +91 80 4123 4567.';
    await screen.findByRole('heading', { level: 2, name: 'Questions about these terms' });
    expect(screen.getByRole('article')).toHaveTextContent(contact);
    expect(screen.getByRole('link', { name: 'care@loomandlathe.example' })).toHaveAttribute(
      'href',
      'mailto:care@loomandlathe.example',
    );
    expect(screen.getByRole('link', { name: '+91 80 4123 4567' })).toHaveAttribute(
      'href',
      'tel:+918041234567',
    );
  });

  it.each(sampled(policySlugs, 2))(
    'has no double full stops where details end with one: /%s',
    async (slug) => {
      const details = {
        companyName: 'Loom Pvt. Ltd.',
        companyAddress: '14 Mill Rd.',
        companyPhone: '1800 ext.',
      };
      answer('getStoreInfo', buildStoreInfo({ ...details, companyEmail: 'care@loom.example.' }));
      const { screen, container } = renderPolicy(slug);
      await screen.findAllByRole('heading', { level: 2 });
      expect(container.textContent).not.toContain('..');
    },
  );

  it.each([
    ['refund', /refund is credited to your account within 0-7 working days/, '[2.policy.17, 9.policies.3]'],
    ['refund', /Cancellations are accepted within 0-7 days of receipt/, '[2.policy.18, 9.policies.1]'],
    ['return', /You may cancel an order .* within 0-7 days/, '[2.policy.18, 9.policies.1]'],
    ['return', /return goods within 0-7 days of receiving/, '[2.policy.19, 9.policies.1]'],
    ['return', /Goods must come back .* in their original packaging/, '[2.policy.20]'],
    ['return', /Personalised items/, '[2.policy.21]'],
    ['return', /Hygiene items whose seal has been opened/, '[2.policy.22]'],
    ['return', /mixed with others/, '[2.policy.23]'],
    ['shipping', /Normal orders ship within 0-7 working days/, '[2.policy.24, 9.policies.1]'],
    ['shipping', /Bulk orders ship within 10-15 business days/, '[2.policy.25, 9.policies.2]'],
    ['privacy', /grievance officer .* call \+91 80 4123 4567: Monday-Friday, 10:00-17:00/, '[2.policy.26]'],
  ])('states on /%s what is promised: %s %s', async (slug, text) => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen } = renderPolicy(slug);
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(text));
  });

  it('says what stays on the device, and mentions card details', async () => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen } = renderPolicy('privacy');
    expect(await screen.findByText(/Your cart, your wishlist .* stay in the browser/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Data on this device' })).toHaveAttribute('href', '/device');
    expect(screen.getByText(/may be the details of a card.*never kept on your device/)).toBeVisible();
  });

  it('lists what cannot be returned under its own heading [2.policy.21, 2.policy.22, 2.policy.23]', async () => {
    const { screen } = renderPolicy('return');
    const heading = await screen.findByRole('heading', { level: 2, name: 'What cannot be returned' });
    const points = within(section(heading)).getAllByRole('listitem');
    expect(points.map((point) => point.textContent)).toEqual([
      'Personalised items, made or marked for you.',
      'Hygiene items whose seal has been opened.',
      'Goods that have been mixed with others so that they cannot be told apart.',
    ]);
  });

  it.each(sampled(policySlugs, 2))(
    "shows the store's HTML on /%s, with its placeholders replaced [2.policy.4, 2.policy.5, 2.policy.6, 2.policy.7, 2.policy.8, 2.policy.9]",
    async (slug) => {
      const html =
        '<h2>By {{companyName}}</h2><address>{{companyAddress}}, {{companyEmail}}, {{companyPhone}}</address>' +
        '<img src="{{companyLogoUrl}}" alt="Logo">';
      answer('getStoreInfo', buildStoreInfo({ policies: { [slug]: html } }));
      const { screen } = renderPolicy(slug);
      expect(await screen.findByRole('heading', { name: 'By Loom & Lathe Trading Pvt. Ltd.' })).toBeVisible();
      expect(screen.getByRole('article')).toHaveTextContent(
        '14 Mill Road, Bengaluru 560058, care@loomandlathe.example, +91 80 4123 4567',
      );
      expect(screen.getByRole('link', { name: '+91 80 4123 4567' })).toBeVisible();
      const logo = 'http://localhost:8044/pictures/logo.svg';
      expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', logo);
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    },
  );

  it('escapes the values of placeholders [2.policy.10]', async () => {
    const values = {
      companyName: '<img src="x" onerror="evil()"><b>Loom</b>',
      companyAddress: '"><script>evil()</script>',
      companyEmail: 'javascript:evil()',
      companyPhone: "' onclick='evil()",
    };
    const html =
      '<p title="{{companyAddress}}">{{companyName}}</p><a href="{{companyEmail}}">Write</a>' +
      "<p title='{{companyPhone}}'>Call</p>";
    answer('getStoreInfo', buildStoreInfo({ ...values, policies: { terms: html } }));
    const { screen, container } = renderPolicy('terms');
    expect(await screen.findByText(values.companyName)).toBeVisible();
    expect(screen.getByText('Write')).not.toHaveAttribute('href');
    expect(container.querySelector('script, [onerror], [onclick], b, img')).toBeNull();
    expect(screen.getByText('Call')).toHaveAttribute('title', values.companyPhone);
  });

  it("shows the store's HTML sanitised [2.policy.10]", async () => {
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

  it.each([
    ['the store info cannot be loaded', () => refuse('getStoreInfo', 500)],
    ['the store info is empty', () => answer('getStoreInfo', {})],
  ])(
    'shows fallback texts if %s [2.policy.13, 2.policy.14, 2.policy.15, 2.policy.16]',
    async (_what, arrange) => {
      arrange();
      const { screen } = renderPolicy('privacy');
      expect(
        await screen.findByText(/officer of Company Name, Company Address, at Email, or call Phone Number/),
      ).toBeVisible();
    },
  );

  it('redirects to the address in lower case', async () => {
    const { screen, store } = renderPolicy('Terms');
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    expect(store.getState().location).toMatchObject({ kind: 'REPLACE', location: { pathname: '/terms' } });
  });

  it.each([...reserved, 'nonsense', 'constructor', '%3Cscript%3E'])(
    'is the 404 page at /%s [2.policy.2, 2.policy.3]',
    (word) => {
      const { screen, store } = renderRoute(
        <Routes>
          <Route path={paths.notFound} element={<p>404</p>} />
          <Route path={paths.policy} element={<PolicyContainer />} />
        </Routes>,
        { at: `/${word}`, path: '/*' },
      );
      expect(screen.getByText('404')).toBeVisible();
      expect(store.getState().location).toMatchObject({ kind: 'REPLACE', location: { pathname: '/404' } });
    },
  );
});
