import { Form, Formik } from 'formik';
import { type ReactElement, type ReactNode, useState } from 'react';
import { FormCheckbox } from '../../components/FormCheckbox';
import { FormTextField } from '../../components/FormTextField';
import { QuantityStepper } from '../../components/QuantityStepper';
import { SentNote } from '../../components/SentNote';
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

/** A quantity that can be changed. */
function Quantity({ from }: { readonly from: number }) {
  const [value, setValue] = useState(from);
  return <QuantityStepper value={value} onChange={setValue} />;
}

const noteOf = (isSent: boolean): ReactElement => (
  <SentNote lead="News about once a month." isSent={isSent}>
    You are on the list.
  </SentNote>
);

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
  QuantityStepper: {
    least: <Quantity from={1} />,
    most: <Quantity from={9999} />,
    labelled: <QuantityStepper value={2} onChange={nothing} label="Quantity" />,
  },
  SentNote: { lead: noteOf(false), sent: noteOf(true) },
  SubmitButton: {
    ready: <SubmitButton>Sign in</SubmitButton>,
    busy: (
      <SubmitButton busy busyText="Signing in...">
        Sign in
      </SubmitButton>
    ),
  },
};
