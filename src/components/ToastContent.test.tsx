import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastContent } from './ToastContent';
import { renderScreen } from '../testing/renderScreen';

describe('ToastContent', () => {
  it('is an alert for a failure and a status otherwise', () => {
    const toast = { title: 'Error', message: 'Failed to log out properly.', onClose: jest.fn() };
    const { rerender } = renderScreen(<ToastContent variant="destructive" {...toast} />);
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to log out properly.');
    rerender(<ToastContent variant="success" {...toast} />);
    expect(screen.getByRole('status')).toBeVisible();
  });

  it('offers its action and a way to close it', async () => {
    const user = userEvent.setup();
    const onAction = jest.fn();
    const onClose = jest.fn();
    renderScreen(
      <ToastContent
        variant="info"
        title="Success"
        message="Removed."
        actionLabel="Undo"
        onAction={onAction}
        onClose={onClose}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
