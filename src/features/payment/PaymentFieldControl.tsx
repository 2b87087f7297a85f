import { useMaskito } from '@maskito/react';
import Grid from '@mui/material/Grid';
import { type InputHTMLAttributes, type WheelEvent, memo, useMemo } from 'react';
import type { PaymentField } from '../../api/models/types';
import { FormCheckbox } from '../../components/FormCheckbox';
import { FormTextField } from '../../components/FormTextField';
import { PaymentMethodTiles } from './PaymentMethodTiles';
import { checkboxValues, hasTiles, maskOf, normalised } from './paymentRules';
import { isPhoneField } from './phoneFields';
import { paymentTexts } from './paymentTexts';

interface PaymentFieldControlProps {
  readonly field: PaymentField;
  /** The field's name in the Formik form around it. */
  readonly fieldKey: string;
  readonly id: string;
  /** The validation error; '' for none. */
  readonly error: string;
}

type Typing = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'>;

/** The autocomplete value by the field's name; the first match counts. */
const autoCompleteByName: readonly (readonly [RegExp, Typing['autoComplete']])[] = [
  [/card.?num/i, 'cc-number'],
  [/cvv|cvc|security.?code/i, 'cc-csc'],
  [/expir/i, 'cc-exp'],
  [/card.?holder|name.?on.?card/i, 'cc-name'],
  [/otp|one.?time/i, 'one-time-code'],
];

const plainTyping: Typing = { type: 'text', autoComplete: 'off' };
const typingOf: Readonly<Partial<Record<PaymentField['type'], Typing>>> = {
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'off' },
  number: { type: 'number', inputMode: 'decimal', autoComplete: 'off' },
};

/** Some browsers change a number field that has the focus while the page is scrolled over it. */
function leaveField({ currentTarget }: WheelEvent<HTMLElement>): void {
  currentTarget.blur();
}

function typing(field: PaymentField): Typing {
  const base = typingOf[isPhoneField(field) ? 'tel' : field.type] ?? plainTyping;
  // A browser does not let a script format a number field.
  const masked: Typing =
    field.type === 'number' && maskOf(field) !== null
      ? { ...base, type: 'text', inputMode: 'numeric' }
      : base;
  const autoComplete = autoCompleteByName.find(([name]) => name.test(field.name))?.[1];
  return autoComplete === undefined ? masked : { ...masked, autoComplete };
}

function Control({ field, fieldKey, id, error }: PaymentFieldControlProps) {
  // Maskito starts anew for another object.
  const maskRef = useMaskito({ options: useMemo(() => maskOf(field), [field]) });
  const moreChoices = field.hasMoreOptions ? paymentTexts.firstChoices(field.options.length) : '';
  const hint = [field.description, moreChoices].filter((text) => text !== '').join(' ');
  const shared = { name: fieldKey, id, label: field.label, required: field.rules.required, error, hint };

  if (field.type === 'checkbox') {
    return <FormCheckbox {...shared} {...checkboxValues} />;
  }

  if (hasTiles(field)) {
    const { label, options } = field;
    return <PaymentMethodTiles name={fieldKey} {...{ id, label, options, hint, error }} />;
  }

  if (field.type === 'select') {
    return (
      <FormTextField {...shared} select>
        <option value="">{field.placeholder || paymentTexts.chooseOne}</option>
        {field.options.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FormTextField>
    );
  }

  const isArea = field.type === 'textarea';
  const { type, inputMode, autoComplete } = typing(field);
  return (
    <FormTextField
      {...shared}
      {...(isArea ? { rows: 3, autoComplete: 'off' } : { type, autoComplete })}
      isLiteral={field.rules.pattern !== '' || field.mask !== ''}
      placeholder={field.placeholder || field.mask}
      parse={(text) => normalised(field, text)}
      inputRef={maskRef}
      slotProps={{
        htmlInput: {
          inputMode: isArea ? undefined : inputMode,
          enterKeyHint: isArea ? 'enter' : 'next',
          onWheel: type === 'number' ? leaveField : undefined,
        },
      }}
    />
  );
}

/** Rendered again only for another error: a form may have many fields. */
export const PaymentFieldControl = memo(function PaymentFieldControl(props: PaymentFieldControlProps) {
  return (
    <Grid size={{ xs: 12, md: props.field.inline ? 6 : 12 }}>
      <Control {...props} />
    </Grid>
  );
});
