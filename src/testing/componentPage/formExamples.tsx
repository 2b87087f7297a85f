import { Form, Formik } from 'formik';
import type { ReactElement, ReactNode } from 'react';
import { FormCheckbox } from '../../components/FormCheckbox';
import { FormTextField } from '../../components/FormTextField';
import { SubmitButton } from '../../components/SubmitButton';

/** Components by name: their states, by name. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ReactElement>>>>;

export const nothing = (): void => undefined;

/** A form around a field, which was left already where it has an error. */
function inForm(field: ReactNode, error?: string): ReactElement {
  return (
    <Formik
      initialValues={{ email: '', news: 'no' }}
      initialErrors={{ email: error, news: error }}
      initialTouched={{ email: error !== undefined, news: error !== undefined }}
      onSubmit={nothing}
    >
      <Form>{field}</Form>
    </Formik>
  );
}

const email = <FormTextField name="email" label="Email" hint="For the receipt" />;
const news = <FormCheckbox name="news" label="News" ticked="yes" unticked="no" hint="Once a month" />;

/** The shared components of forms. */
export const formExamples: Examples = {
  FormCheckbox: {
    plain: inForm(<FormCheckbox name="news" label="News" ticked="yes" unticked="no" />),
    hint: inForm(news),
    error: inForm(news, 'Please choose'),
  },
  FormTextField: {
    hint: inForm(email),
    error: inForm(email, 'Invalid email address'),
    disabled: inForm(<FormTextField name="email" label="Email" disabled />),
    'with rows': inForm(<FormTextField name="email" label="Note" rows={3} />),
    select: inForm(
      <FormTextField name="email" label="Bank" select>
        <option value="">Choose one</option>
      </FormTextField>,
    ),
  },
  SubmitButton: {
    ready: <SubmitButton>Sign in</SubmitButton>,
    busy: (
      <SubmitButton busy busyText="Signing in...">
        Sign in
      </SubmitButton>
    ),
  },
};
