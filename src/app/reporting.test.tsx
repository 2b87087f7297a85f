import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { lazyPart } from '../components/lazyPart';
import { HIDDEN } from '../lib/secrets/hideText';
import { reportCaughtError } from './caughtErrors';
import { startReporting } from './reporting';
import { RouteErrorBoundary } from './router/RouteErrorBoundary';
import { ThemeRoot } from './theme/ThemeRoot';

const canary = 'canary-4111111111111111';

async function start(take: unknown = jest.fn()) {
  const asked: string[] = [];
  await startReporting('/report.js', (address) => {
    asked.push(address);
    return Promise.resolve({ default: take });
  });
  return asked;
}

function fail(message: string): void {
  const error = new Error(message);
  window.dispatchEvent(new ErrorEvent('error', { error, message }));
}

afterEach(() => {
  document.body.replaceChildren();
  document.cookie = 'auth_token=; max-age=0';
});

it('offers an error without what is typed, the token and secret parameters, and without the address', async () => {
  document.cookie = 'auth_token=canary-token; path=/';
  const input = document.createElement('input');
  input.value = canary;
  document.body.append(input);
  window.history.pushState(null, '', '/product/secret-product?reset_token=canary');
  const take = jest.fn();
  expect(await start(take)).toEqual(['/report.js']);
  fail(`Cannot read ${canary} with canary-token of /x?password=canary-password`);
  expect(take).toHaveBeenCalledTimes(1);
  expect(take).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'error', build: 'test', route: '/product/:id' }),
  );
  const text = JSON.stringify(take.mock.calls);
  expect(text).toContain('Cannot read');
  expect(text).not.toMatch(/canary|secret-product/);
});

it('ends a flood of errors', async () => {
  const take = jest.fn();
  await start(take);
  for (let index = 0; index < 200; index += 1) fail('again');
  expect(take).toHaveBeenCalledTimes(50);
});

it('does nothing for a file without a function', async () => {
  await start('no function');
  expect(() => fail('one')).not.toThrow();
});

describe('An error that a boundary has caught', () => {
  beforeEach(() => {
    // As browsers do; jsdom has no such function.
    window.reportError = (error: unknown) => {
      window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
    };
  });

  /** Shows a route of these contents as the shop's root does. */
  async function show(contents: ReactNode) {
    await act(async () => {
      render(
        <ThemeRoot>
          <RouteErrorBoundary resetKey="a" path="/">
            {contents}
          </RouteErrorBoundary>
        </ThemeRoot>,
        { onCaughtError: reportCaughtError },
      );
      await Promise.resolve();
    });
    return screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
  }

  it('is offered too, by the same rules', async () => {
    const input = document.createElement('input');
    input.value = canary;
    document.body.append(input);
    const take = jest.fn();
    await start(take);
    function Broken(): ReactNode {
      throw new Error(`Cannot draw ${canary}`);
    }
    await show(<Broken />);
    expect(take).toHaveBeenCalledTimes(1);
    expect(take).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'error', message: `Cannot draw ${HIDDEN}` }),
    );
    expect(JSON.stringify(take.mock.calls)).not.toContain(canary);
  });

  it('is offered where code could not be loaded, with the name of the code', async () => {
    const take = jest.fn();
    await start(take);
    const Route = lazyPart(() => Promise.reject(new Error('Loading chunk contact failed.')));
    await Route.preload();
    await show(<Route />);
    expect(take).toHaveBeenCalledWith(
      expect.objectContaining({
        message: 'A part of the page could not be loaded. Loading chunk contact failed.',
      }),
    );
  });
});
