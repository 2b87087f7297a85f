import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from './QuantityStepper';
import { renderScreen } from '../testing/renderScreen';

describe('QuantityStepper', () => {
  it('changes the quantity by one', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    renderScreen(<QuantityStepper value={3} onChange={onChange} label="Quantity of Claw Hammer" />);
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Claw Hammer' }));
    await user.click(screen.getByRole('button', { name: 'Decrease quantity of Claw Hammer' }));
    expect(onChange.mock.calls).toEqual([[4], [2]]);
  });

  it('does not go below 1, and keeps the focus', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    renderScreen(<QuantityStepper value={1} onChange={onChange} />);
    const minus = screen.getByRole('button', { name: 'Decrease quantity' });
    await user.click(minus);
    expect(onChange).not.toHaveBeenCalled();
    expect(minus).toHaveFocus();
    expect(minus).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not go above the limit of a cart line', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    renderScreen(<QuantityStepper value={9999} onChange={onChange} />);
    const plus = screen.getByRole('button', { name: 'Increase quantity' });
    await user.click(plus);
    expect(onChange).not.toHaveBeenCalled();
    expect(plus).toHaveFocus();
    expect(plus).toHaveAttribute('aria-disabled', 'true');
  });
});
