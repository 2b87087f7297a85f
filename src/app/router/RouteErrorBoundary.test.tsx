import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ThemeRoot } from '../theme/ThemeRoot';
import { lazyPart } from '../../components/lazyPart';
import { RouteErrorBoundary } from './RouteErrorBoundary';

/** Renders a route and waits until what it suspends on has settled. */
async function open(element: ReactNode): Promise<void> {
  await act(async () => {
    render(element, { wrapper: Frame });
    await Promise.resolve();
  });
}

describe('A route', () => {
  it('says that its code is loading, and shows it', async () => {
    let arrive = (_component: () => ReactNode): void => undefined;
    const Route = lazyPart(
      () =>
        new Promise<() => ReactNode>((resolve) => {
          arrive = resolve;
        }),
    );
    await open(<Route />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
    await act(async () => {
      arrive(() => <p>The page</p>);
      await Promise.resolve();
    });
    expect(await screen.findByText('The page')).toBeVisible();
  });

  it('shows at once what was preloaded', async () => {
    const Route = lazyPart(() => Promise.resolve(() => <p>The page</p>));
    await Route.preload();
    await open(<Route />);
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('asks once for code that cannot be loaded, however late the answer', async () => {
    const requests: ((reason: Error) => void)[] = [];
    const Route = lazyPart(
      () =>
        new Promise<() => ReactNode>((_resolve, reject) => {
          requests.push(reject);
        }),
    );
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(<Route />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
    await act(async () => {
      requests[0]?.(new Error('offline'));
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    silence.mockRestore();
    expect(requests).toHaveLength(1);
  });

  it('shows its own error, and can be tried again', async () => {
    let isOnline = false;
    const Route = lazyPart(() =>
      isOnline ? Promise.resolve(() => <p>The page</p>) : Promise.reject(new Error('offline')),
    );
    await Route.preload();
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(<Route />);
    expect(await screen.findByText('This page could not be shown. Your cart is safe.')).toBeVisible();
    silence.mockRestore();
    isOnline = true;
    await act(async () => {
      screen.getByRole('button', { name: 'Try Again' }).click();
      await Promise.resolve();
    });
    expect(await screen.findByText('The page')).toBeVisible();
  });
});

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeRoot>
      <RouteErrorBoundary resetKey="a" path="/">
        {children}
      </RouteErrorBoundary>
    </ThemeRoot>
  );
}
