import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { renderScreen } from '../testing/renderScreen';
import { FormCheckbox } from './FormCheckbox';
import { FormTextField, type FormTextFieldProps } from './FormTextField';

function renderField(props: Partial<FormTextFieldProps> = {}) {
  const onSubmit = jest.fn();
  renderScreen(
    <Formik
      initialValues={{ email: '', news: 'no' }}
      validate={({ email }) => (email.includes('@') ? {} : { email: 'Invalid email address' })}
      onSubmit={onSubmit}
    >
      <Form>
        <FormTextField name="email" label="Email" hint="For the receipt" {...props} />
        <FormCheckbox name="news" label="News" ticked="yes" unticked="no" hasHelp hint="Once a month" />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  );
  return { onSubmit, user: userEvent.setup() };
}

describe('FormTextField', () => {
  it('describes the field by its hint, and once it was left by its error instead', async () => {
    const { user } = renderField();
    const field = screen.getByLabelText('Email');
    expect(field).toHaveAccessibleDescription('For the receipt');
    expect(field).toHaveAttribute('aria-invalid', 'false');

    await user.type(field, 'x');
    expect(field).toHaveAccessibleDescription('For the receipt');
    await user.tab();
    expect(field).toHaveAccessibleDescription('Invalid email address');
    expect(field).toBeInvalid();
  });

  it('shows its error after an attempt to submit', async () => {
    const { user, onSubmit } = renderField();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows an error that Formik does not know, after the field was left', async () => {
    const { user } = renderField({ error: 'No such pattern' });
    expect(screen.queryByText('No such pattern')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Email'));
    await user.tab();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('No such pattern');
  });

  it.each([
    ['an email', { type: 'email' }, 'none'],
    ['a password', { type: 'password' }, 'none'],
    ['what counts to the letter', { isLiteral: true }, 'none'],
    ['a long text that does', { isLiteral: true, rows: 3 }, 'none'],
    ['a plain text', {}, null],
  ])('lets the keyboard change nothing in %s [decision.65]', (_what, props, capitals) => {
    renderField(props);
    const field = screen.getByLabelText('Email');
    expect(field.getAttribute('autocapitalize')).toBe(capitals);
    expect(field.getAttribute('autocorrect')).toBe(capitals === null ? null : 'off');
    expect(field.getAttribute('spellcheck')).toBe(capitals === null ? null : 'false');
  });

  it('holds what `parse` makes of the typed text', async () => {
    const { user } = renderField({ parse: (text) => text.toLowerCase() });
    await user.type(screen.getByLabelText('Email'), 'ME@Example.com');
    expect(screen.getByLabelText('Email')).toHaveValue('me@example.com');
  });

  it('is a text area with rows, and a select with options', () => {
    renderField({ rows: 3 });
    expect(screen.getByLabelText('Email')).toHaveAttribute('rows', '3');
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('type');
    renderField({ select: true, label: 'Choice', children: <option value="me@example.com">Mine</option> });
    expect(screen.getByRole('combobox', { name: 'Choice' })).toHaveTextContent('Mine');
  });

  it('passes keyboard hints on to the input', () => {
    const hints = { inputMode: 'tel', enterKeyHint: 'next', maxLength: 13 } as const;
    renderField({ type: 'tel', autoComplete: 'tel', slotProps: { htmlInput: hints } });
    const input = screen.getByLabelText('Email');
    expect(input).toHaveAttribute('autocomplete', 'tel');
    expect(input).toHaveAttribute('inputmode', 'tel');
    expect(input).toHaveAttribute('enterkeyhint', 'next');
    expect(input).toHaveAttribute('maxlength', '13');
  });
});

describe('FormCheckbox', () => {
  it('holds one value while it is ticked and another while it is not', async () => {
    const { user, onSubmit } = renderField();
    const box = screen.getByRole('checkbox', { name: 'News' });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription('Once a month');
    await user.type(screen.getByLabelText('Email'), 'me@example.com');
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ email: 'me@example.com', news: 'yes' }, expect.anything());
  });
});
