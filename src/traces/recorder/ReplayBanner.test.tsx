import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReplayBanner } from './TraceBadge';
import { renderScreen } from '../../testing/renderScreen';

describe('the banner of an imported trace', () => {
  it('says what the page shows and how to leave it, and its button leaves, by keyboard too', async () => {
    const onLeave = jest.fn();
    const user = userEvent.setup();
    renderScreen(<ReplayBanner onLeave={onLeave} />);
    const banner = screen.getByRole('status');
    expect(banner).toHaveTextContent('You are looking at an imported trace.');
    expect(banner).toHaveTextContent('Reload the page to leave.');
    await user.click(screen.getByRole('button', { name: 'Leave the replay' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
    await user.keyboard('{Enter}');
    expect(onLeave).toHaveBeenCalledTimes(2);
  });
});
