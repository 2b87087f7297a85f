import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { SubmitButton } from './SubmitButton';
import { renderScreen } from '../testing/renderScreen';

describe('SubmitButton', () => {
  it('shows that it is busy, keeps the focus and does not submit twice', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <SubmitButton busy={busy} busyText="Signing in...">
          Sign in
        </SubmitButton>
      </form>
    );
    const { rerender } = renderScreen(form(false));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Signing in...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
