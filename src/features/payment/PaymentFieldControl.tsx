import { useMaskito } from '@maskito/react';
import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  WheelEvent,
} from 'react';
import { memo } from 'react';
import type { PaymentField } from '../../api/models/types';
import { CheckField } from '../../components/CheckField';
import { Field, FieldHelp } from '../../components/fieldParts';
import { FormSelect } from '../../components/FormSelect';
import { FormTextField } from '../../components/FormTextField';
import { helpIdOf } from '../../components/LabelledField';
import { maskOf } from './fieldMask';
import { checkboxValues, normalised } from './paymentRules';
import { isPhoneField } from './phoneFields';
import { paymentTexts } from './paymentTexts';

interface PaymentFieldControlProps {
  readonly field: PaymentField;
  /** The field's key in the form's values. */
  readonly fieldKey: string;
  /** Unique on the page. */
  readonly id: string;
  readonly value: string;
  /** The validation error; '' for none. */
  readonly error: string;
  /** Takes the normalised value. Must be the same function at every render, like onBlur. */
  readonly onChange: (fieldKey: string, value: string) => void;
  readonly onBlur: (fieldKey: string) => void;
}

/** Rows of a text area. */
const TEXT_ROWS = 3;

/** The autocomplete value by the field's name; the first match counts. */
const autoCompleteByName: readonly (readonly [RegExp, HTMLInputAutoCompleteAttribute])[] = [
  [/card.?num/i, 'cc-number'],
  [/cvv|cvc|security.?code/i, 'cc-csc'],
  [/expir/i, 'cc-exp'],
  [/card.?holder|name.?on.?card/i, 'cc-name'],
  [/otp|one.?time/i, 'one-time-code'],
];

interface Typing {
  readonly type: HTMLInputTypeAttribute;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

const typingOf: Readonly<Partial<Record<PaymentField['type'], Typing>>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'off' },
  number: { type: 'number', inputMode: 'decimal', autoComplete: 'off' },
};
const phoneTyping: Typing = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' };
const plainTyping: Typing = { type: 'text', autoComplete: 'off' };

/** Some browsers change a number field that has the focus while the page is scrolled over it. */
function leaveField({ currentTarget }: WheelEvent<HTMLElement>): void {
  currentTarget.blur();
}

/** The input type, the on-screen keyboard and the autocomplete value of a field. */
function typing(field: PaymentField): Typing {
  const base = isPhoneField(field) ? phoneTyping : (typingOf[field.type] ?? plainTyping);
  // A browser does not let a script format a number field.
  const masked: Typing =
    field.type === 'number' && maskOf(field) !== null
      ? { ...base, type: 'text', inputMode: 'numeric' }
      : base;
  const autoComplete = autoCompleteByName.find(([name]) => name.test(field.name))?.[1];
  return autoComplete === undefined ? masked : { ...masked, autoComplete };
}

function PaymentFieldControlBase({
  field,
  fieldKey,
  id,
  value,
  error,
  onChange,
  onBlur,
}: PaymentFieldControlProps) {
  const maskRef = useMaskito({ options: maskOf(field) });
  const isInvalid = error !== '';
  const moreChoices = field.hasMoreOptions ? paymentTexts.firstChoices(field.options.length) : '';
  const hint = [field.description, moreChoices].filter((text) => text !== '').join(' ');
  const change = (text: string): void => onChange(fieldKey, normalised(field, text));
  const leave = (): void => onBlur(fieldKey);
  const { required } = field.rules;

  if (field.type === 'checkbox') {
    return (
      <Field>
        <div>
          <CheckField
            id={id}
            label={field.label}
            required={required}
            isInvalid={isInvalid}
            checked={value === checkboxValues.ticked}
            onChange={(event) =>
              change(event.target.checked ? checkboxValues.ticked : checkboxValues.unticked)
            }
            onBlur={leave}
            aria-describedby={helpIdOf(id)}
          />
        </div>
        <FieldHelp id={helpIdOf(id)} data-invalid={isInvalid || undefined}>
          {error || hint}
        </FieldHelp>
      </Field>
    );
  }

  // A space keeps the line, so that a message moves nothing.
  const shared = {
    id,
    label: field.label,
    value,
    required,
    error,
    hint: hint || ' ',
    onBlur: leave,
  } as const;

  if (field.type === 'select') {
    const choices = field.options.map(({ label, value: sent }) => ({ words: label, value: sent }));
    const none = { words: field.placeholder || paymentTexts.chooseOne, value: '' };
    return <FormSelect {...shared} options={[none, ...choices]} onChange={change} />;
  }

  const isArea = field.type === 'textarea';
  const { type, inputMode, autoComplete } = typing(field);
  return (
    <FormTextField
      {...shared}
      {...(isArea
        ? { rows: TEXT_ROWS, autoComplete: 'off', enterKeyHint: 'enter' }
        : { type, inputMode, autoComplete, enterKeyHint: 'next' })}
      placeholder={field.placeholder || field.mask}
      onChange={(event) => change(event.target.value)}
      onWheel={type === 'number' ? leaveField : undefined}
      inputRef={maskRef}
    />
  );
}

/** One field of the payment form, as the control of its type (specification, section 3). */
export const PaymentFieldControl = memo(PaymentFieldControlBase);
