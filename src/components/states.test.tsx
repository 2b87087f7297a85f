import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { LoadingBlock } from './LoadingBlock';
import { renderScreen } from '../testing/renderScreen';

describe('Loading, empty and error states', () => {
  it('an error is announced and offers what to do next', async () => {
    const onAction = jest.fn();
    renderScreen(
      <ErrorState message="Failed to load products." actionLabel="Try Again" onAction={onAction} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load products.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onAction).toHaveBeenCalledTimes(1);
  });

  it('a loading state says what is loading, with skeletons or without', () => {
    const { rerender } = renderScreen(<LoadingBlock label="Loading products…" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading products…');
    rerender(
      <LoadingBlock label="Loading products…">
        <button>of a skeleton</button>
      </LoadingBlock>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading products…');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('the title of an empty page is its heading, which can be focused', () => {
    renderScreen(<EmptyState title="Your cart is empty" titleComponent="h1" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Your cart is empty' });
    heading.focus();
    expect(heading).toHaveFocus();
  });
});
