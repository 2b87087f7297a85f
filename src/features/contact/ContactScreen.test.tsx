import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storefrontApi } from '../../api/storefrontApi';
import { fill } from '../../testing/fill';
import { renderRoute } from '../../testing/renderRoute';
import { buildStoreInfo } from '../../testing/builders';
import { allRequests, answer, cutOff } from '../../testing/server';
import { ContactContainer } from './ContactContainer';

/** The contact page, with the store's information loaded as by the layout. */
function renderContact() {
  const view = renderRoute(<ContactContainer />, { at: '/contact' });
  act(() => {
    void view.store.dispatch(storefrontApi.endpoints.getStoreInfo.initiate());
  });
  const field = (name: string) => view.screen.getByRole('textbox', { name });
  return { ...view, field };
}

describe('Section 2, Contact: the details', () => {
  it('are loading, then shown [2.contact.1, 2.contact.2]', async () => {
    const { screen } = renderContact();
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading contact details');
    expect(await screen.findByText('Loom & Lathe Trading Pvt. Ltd.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'care@loomandlathe.example' })).toHaveAttribute(
      'href',
      'mailto:care@loomandlathe.example',
    );
    expect(screen.getByRole('link', { name: '+91 80 4123 4567' })).toHaveAttribute(
      'href',
      'tel:+918041234567',
    );
    expect(screen.getByText('Monday to Saturday, 10AM-6PM')).toBeVisible();
    expect(screen.getByText('14 Mill Road, Peenya Industrial Area, Bengaluru 560058')).toBeVisible();
  });

  it('have a link for each of two phones, and none for the hours', async () => {
    const companyPhone = '+918041234567 ext. 12 (10-6), +919876543210';
    answer('getStoreInfo', buildStoreInfo({ companyPhone }));
    const { screen } = renderContact();
    const first = await screen.findByRole('link', { name: '+918041234567' });
    expect(first).toHaveAttribute('href', 'tel:+918041234567');
    expect(screen.getByRole('link', { name: '+919876543210' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(screen.getByText(/ext\. 12 \(10-6\),/)).toBeVisible();
  });

  it.each([
    ['the store says nothing', () => answer('getStoreInfo', {})],
    ['the store cannot be asked', () => cutOff('getStoreInfo')],
  ])('fall back when %s [2.contact.3]', async (_what, arrange) => {
    arrange();
    const { screen } = renderContact();
    expect(await screen.findByText('Company Name')).toBeVisible();
    expect(screen.getByText('Company Address')).toBeVisible();
    expect(screen.getByText('Phone Number')).toBeVisible();
    expect(screen.getByText('Not available')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('Section 2, Contact: the form', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('simulates sending in 1.5 seconds, shows a toast, clears the form, and makes no request [1.capabilities.11, 6.visitor.4, 2.contact.4, 2.contact.7, 2.contact.8, 2.contact.9, 2.contact.10, 2.contact.11, 9.forms.4, 3.contact.1, 7.details.9]', async () => {
    const { screen, field } = renderContact();
    await screen.findByText('Loom & Lathe Trading Pvt. Ltd.');
    const requestsOfThePage = allRequests().length;
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await fill(user, field('Name'), 'Asha');
    await fill(user, field('Email'), 'asha@example.com');
    await fill(user, field('Subject'), 'A hammer');
    await fill(user, field('Message'), 'Is it balanced?');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await act(() => jest.advanceTimersByTimeAsync(1499));
    await user.click(screen.getByRole('button', { name: 'Sending...' }));
    expect(screen.queryByText('Message Sent')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Message Sent')).toBeVisible();
    expect(screen.getByText("Thank you for contacting us. We'll get back to you shortly.")).toBeVisible();
    for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(field(name)).toHaveValue('');
    // The toast goes; the page still says it, until the next message is begun.
    expect(screen.getByText(/Your message was sent\. We will write to asha@example\.com\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Send Message' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeVisible();
    expect(allRequests()).toHaveLength(requestsOfThePage);
    await fill(user, field('Subject'), 'A saw');
    expect(screen.getByText(/Your message was sent/)).not.toBeVisible();
  });

  it('requires all four fields, and a valid email [2.contact.5, 2.contact.6, 5.contact.1, 5.contact.2]', async () => {
    const { screen, user, field } = renderContact();
    for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(field(name)).toBeRequired();
    expect(field('Email')).toHaveAttribute('type', 'email');
    for (const name of ['Name', 'Subject', 'Message']) await fill(user, field(name), '  ');
    await fill(user, field('Email'), 'asha@');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    for (const name of ['Name', 'Subject', 'Message']) {
      expect(field(name)).toHaveAccessibleDescription('This field is required');
    }
    expect(screen.getByText('Invalid email address')).toBeVisible();
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(screen.queryByText('Message Sent')).not.toBeInTheDocument();
  });
});
