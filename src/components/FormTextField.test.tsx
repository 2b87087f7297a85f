import { render, screen } from '@testing-library/react';
import { FormTextField } from './FormTextField';

describe('FormTextField', () => {
  it('describes the field by its hint, or by its error instead', () => {
    const field = { name: 'email', label: 'Email', value: 'x', onChange: jest.fn(), hint: 'For the receipt' };
    const { rerender } = render(<FormTextField {...field} />);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('For the receipt');
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false');

    rerender(<FormTextField {...field} error="Invalid email address" />);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('passes keyboard hints on to the input', () => {
    render(
      <FormTextField
        name="phone"
        label="Phone"
        value=""
        onChange={jest.fn()}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        maxLength={13}
      />,
    );
    const input = screen.getByLabelText('Phone');
    expect(input).toHaveAttribute('autocomplete', 'tel');
    expect(input).toHaveAttribute('inputmode', 'tel');
    expect(input).toHaveAttribute('enterkeyhint', 'next');
    expect(input).toHaveAttribute('maxlength', '13');
  });
});
