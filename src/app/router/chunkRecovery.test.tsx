import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChunkFailure } from '../../components/lazyPart';
import type { TextStorage } from '../../browser/browserStorage';
import { keptForm } from '../../browser/typedValues';
import { memoryStorage } from '../../testing/memoryEnvironment';
import { createChunkRecovery, readBuild, type ReloadablePage } from './chunkRecovery';
import { renderScreen } from '../../testing/renderScreen';

const blocked: TextStorage = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
  removeItem: () => {
    throw new Error('blocked');
  },
};

/** A page that runs the build 'old', and what it did. */
function openPage(changes: Partial<ReloadablePage> = {}) {
  const log = { reloads: 0, fetched: [] as string[], now: 1_000_000 };
  const page: ReloadablePage = {
    isOnline: () => true,
    now: () => log.now,
    build: () => 'old',
    fetchServedBuild: () => Promise.resolve('new'),
    fetchAsset: (path) => {
      log.fetched.push(path);
      return Promise.resolve();
    },
    pathname: () => '/contact',
    document,
    storage: memoryStorage(),
    reload: () => {
      log.reloads += 1;
    },
    ...changes,
  };
  return { page, log, recovery: createChunkRecovery(page) };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('A chunk that is missing', () => {
  it('reloads the page where the server has another build', async () => {
    const { recovery, log } = openPage();
    expect(await recovery.recover()).toBe('reloading');
    expect(log.reloads).toBe(1);
  });

  it.each<[string, Partial<ReloadablePage>]>([
    ['the browser is offline', { isOnline: () => false }],
    ['the server does not answer, or is not the shop', { fetchServedBuild: () => Promise.resolve(null) }],
    ['the server has this very build', { fetchServedBuild: () => Promise.resolve('old') }],
  ])('reloads nothing where %s', async (_what, changes) => {
    const { recovery, log } = openPage(changes);
    expect(await recovery.recover()).toBe('unreachable');
    expect(log.reloads).toBe(0);
  });

  it('reloads at most once a minute, never in a loop', async () => {
    const { page, log } = openPage();
    for (let load = 0; load < 20; load += 1) {
      const recovery = createChunkRecovery(page);
      recovery.shown();
      await recovery.recover();
    }
    expect(log.reloads).toBe(1);
    log.now += 59_999;
    expect(await createChunkRecovery(page).recover()).toBe('outdated');
    log.now += 1;
    expect(await createChunkRecovery(page).recover()).toBe('reloading');
    // A clock that was set back.
    log.now -= 10;
    expect(await createChunkRecovery(page).recover()).toBe('outdated');
  });

  it('leaves the reload to the shopper where storage is blocked', async () => {
    const { recovery, log } = openPage({ storage: blocked });
    expect(await recovery.recover()).toBe('outdated');
    expect(log.reloads).toBe(0);
    recovery.reload();
    expect(log.reloads).toBe(1);
  });

  it('is fetched past every cache, where it is on this host', async () => {
    const { recovery, log } = openPage();
    const failure = (request: string) =>
      new ChunkFailure(Object.assign(new Error('gone'), { request }), () => undefined);
    await recovery.fetchAnew(failure(`${window.location.origin}/assets/cart.0123456789.js`));
    for (const other of ['https://elsewhere.example/x.js', '/account', '', 'https://[']) {
      await recovery.fetchAnew(failure(other));
    }
    await recovery.fetchAnew(new Error('something else'));
    expect(log.fetched).toEqual(['/assets/cart.0123456789.js']);
  });
});

describe('What was typed', () => {
  function Form({ name }: { readonly name: string | null }) {
    const [values, setValues] = useState({ email: '', message: '', password: '' });
    const enter = (field: { readonly name: string; readonly value: string }) =>
      setValues((old) => ({ ...old, [field.name]: field.value }));
    const { email, message, password } = values;
    return (
      <form {...(name !== null && keptForm(name))}>
        <input
          aria-label="Email"
          name="email"
          type="email"
          value={email}
          onChange={(event) => enter(event.target)}
        />
        <textarea
          aria-label="Message"
          name="message"
          value={message}
          onChange={(event) => enter(event.target)}
        />
        <input
          aria-label="Password"
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => enter(event.target)}
        />
        <output>{`${email}, ${message}, ${password}`}</output>
      </form>
    );
  }

  it('is filled in again after the reload, once, and is then gone from storage', async () => {
    const { recovery, page } = openPage();
    const user = userEvent.setup();
    const { unmount } = renderScreen(<Form name="contact" />);
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.type(screen.getByLabelText('Message'), 'Is it balanced?');
    expect(await recovery.recover()).toBe('reloading');
    unmount();

    renderScreen(<Form name="contact" />);
    const next = createChunkRecovery(page);
    act(() => next.shown());
    expect(screen.getByRole('status')).toHaveTextContent('asha@example.com, Is it balanced?,');
    expect(page.storage.getItem('kept_fields')).toBeNull();
    await user.clear(screen.getByLabelText('Email'));
    act(() => next.shown());
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it.each([
    ['another page', { pathname: '/register' }, 'contact'],
    ['another form', {}, 'newsletter'],
  ])('is not filled in on %s, and is gone', async (_what, { pathname }: { pathname?: string }, form) => {
    const { recovery, page } = openPage();
    const { unmount } = renderScreen(<Form name="contact" />);
    await userEvent.setup().type(screen.getByLabelText('Email'), 'asha@example.com');
    recovery.reload();
    unmount();
    renderScreen(<Form name={form} />);
    act(() => createChunkRecovery({ ...page, pathname: () => pathname ?? '/contact' }).shown());
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(page.storage.getItem('kept_fields')).toBeNull();
  });

  it.each([
    ['a password', 'contact', 'Password'],
    ['a field of a form that says nothing of it', null, 'Email'],
  ])('is neither kept nor lost by itself where it is %s', async (_what, form, label) => {
    const { recovery, page, log } = openPage();
    renderScreen(<Form name={form} />);
    await userEvent.setup().type(screen.getByLabelText(label), 'canary@example.com');
    expect(await recovery.recover()).toBe('outdated');
    expect(log.reloads).toBe(0);
    recovery.reload();
    expect(log.reloads).toBe(1);
    expect(page.storage.getItem('kept_fields')).toBeNull();
  });
});

it.each([
  ['the shop', '<meta charset="utf-8"><meta name="storefront:build" content="abc">', 'abc'],
  ['a page that says nothing', '<meta name="storefront:build" content="">', null],
  ["a network's sign-in page", '<title>Welcome to the airport</title>', null],
])('reads which build a page is of: %s', (_what, html, build) => {
  expect(readBuild(html)).toBe(build);
});
