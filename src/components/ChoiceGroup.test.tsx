import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceGroup } from './ChoiceGroup';
import { renderScreen } from '../testing/renderScreen';

function Sizes() {
  const [size, setSize] = useState('');
  return <ChoiceGroup label="Clothing Size" options={['S', 'M', 'L']} value={size} onChange={setSize} />;
}

describe('ChoiceGroup', () => {
  it('works with the mouse and the arrow keys', async () => {
    const user = userEvent.setup();
    renderScreen(<Sizes />);
    const group = within(screen.getByRole('group', { name: 'Clothing Size' }));
    await user.click(group.getByRole('button', { name: 'S' }));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(group.getByRole('button', { name: 'M' })).toHaveFocus();
    expect(group.getByRole('button', { pressed: true })).toHaveTextContent('M');
  });

  it('keeps what was chosen when that is pressed again', async () => {
    const user = userEvent.setup();
    renderScreen(<Sizes />);
    await user.click(screen.getByRole('button', { name: 'S' }));
    await user.click(screen.getByRole('button', { name: 'S' }));
    expect(screen.getByRole('button', { name: 'S', pressed: true })).toBeVisible();
  });

  it('shows its error', () => {
    renderScreen(
      <ChoiceGroup label="Colour" options={['Indigo']} value="" onChange={jest.fn()} error="Please choose" />,
    );
    expect(screen.getByRole('group', { name: 'Colour' })).toHaveAccessibleDescription('Please choose');
  });
});
