import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceGroup } from './ChoiceGroup';

function Sizes() {
  const [size, setSize] = useState('');
  return <ChoiceGroup label="Clothing Size" options={['S', 'M', 'L']} value={size} onChange={setSize} />;
}

describe('ChoiceGroup', () => {
  it('works with the mouse and the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Sizes />);
    expect(screen.getByRole('radiogroup', { name: 'Clothing Size' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'S' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'S' })).not.toBeChecked();
  });

  it('shows its error', () => {
    render(
      <ChoiceGroup label="Color" options={['Indigo']} value="" onChange={jest.fn()} error="Please choose" />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Color' })).toHaveAccessibleDescription('Please choose');
  });
});
