import { useMaskito } from '@maskito/react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  WheelEvent,
} from 'react';
import { memo } from 'react';
import type { PaymentField } from '../../api/models/types';
import { maskOf } from './fieldMask';
import { checkboxValues, normalised } from './paymentRules';
import { isPhoneField } from './phoneFields';

export interface PaymentFieldControlProps {
  readonly field: PaymentField;
  /** What the form calls the field. */
  readonly fieldKey: string;
  /** Unique on the page. */
  readonly id: string;
  readonly value: string;
  /** Why the value will not do; '' where it will. */
  readonly error: string;
  /** Takes the value as its field holds it. The same function at every drawing, like onBlur. */
  readonly onChange: (fieldKey: string, value: string) => void;
  readonly onBlur: (fieldKey: string) => void;
}

/** Rows of a text area. */
const TEXT_ROWS = 3;

/** What a browser can fill in, by what the field's name says; the first that fits counts. */
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

/** Some browsers count a number field up and down while the page is scrolled over it, and nobody notices. */
function leaveField({ currentTarget }: WheelEvent<HTMLElement>): void {
  currentTarget.blur();
}

/** How a field is typed into: the keyboard it brings up and what the browser may fill in. */
function typing(field: PaymentField): Typing {
  const base = isPhoneField(field) ? phoneTyping : (typingOf[field.type] ?? plainTyping);
  // A browser lets nobody shape what is typed into a number field.
  const shaped: Typing =
    field.type === 'number' && maskOf(field) !== null
      ? { ...base, type: 'text', inputMode: 'numeric' }
      : base;
  const filled = autoCompleteByName.find(([name]) => name.test(field.name))?.[1];
  return filled === undefined ? shaped : { ...shaped, autoComplete: filled };
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
  const isWrong = error !== '';
  const moreChoices = field.hasMoreOptions ? `Only the first ${field.options.length} choices are shown.` : '';
  const help = isWrong ? error : [field.description, moreChoices].filter((text) => text !== '').join(' ');
  const change = (text: string): void => onChange(fieldKey, normalised(field, text));
  const leave = (): void => onBlur(fieldKey);
  const { required } = field.rules;

  if (field.type === 'checkbox') {
    return (
      <FormControl error={isWrong} required={required}>
        <FormControlLabel
          required={required}
          label={field.label}
          control={
            <Checkbox
              id={id}
              checked={value === checkboxValues.ticked}
              onChange={(_event, ticked) => change(ticked ? checkboxValues.ticked : checkboxValues.unticked)}
              onBlur={leave}
              slotProps={{ input: { 'aria-describedby': `${id}-help`, 'aria-invalid': isWrong } }}
            />
          }
        />
        <FormHelperText id={`${id}-help`}>{help || ' '}</FormHelperText>
      </FormControl>
    );
  }

  const shared = {
    id,
    label: field.label,
    value,
    required,
    error: isWrong,
    // A space keeps the line, so that a message moves nothing.
    helperText: help || ' ',
    fullWidth: true,
    onBlur: leave,
  } as const;

  if (field.type === 'select') {
    return (
      <TextField
        {...shared}
        select
        onChange={(event) => change(event.target.value)}
        // The device's own list: it is at hand on a phone and needs no code.
        slotProps={{ select: { native: true } }}
      >
        <option value="">{field.placeholder || 'Choose one'}</option>
        {field.options.map(({ label, value: sent }) => (
          <option key={sent} value={sent}>
            {label}
          </option>
        ))}
      </TextField>
    );
  }

  const { type, inputMode, autoComplete } = typing(field);
  const isText = field.type === 'textarea';
  return (
    <TextField
      {...shared}
      type={isText ? undefined : type}
      multiline={isText}
      minRows={isText ? TEXT_ROWS : undefined}
      placeholder={field.placeholder || field.mask}
      autoComplete={isText ? 'off' : autoComplete}
      onChange={(event) => change(event.target.value)}
      inputRef={maskRef}
      slotProps={{
        htmlInput: {
          inputMode,
          enterKeyHint: isText ? 'enter' : 'next',
          onWheel: type === 'number' ? leaveField : undefined,
        },
      }}
    />
  );
}

/**
 * One field of the payment form as the control that its type asks for (specification, section 3). Drawn anew only
 * when something of its own has changed.
 */
export const PaymentFieldControl = memo(PaymentFieldControlBase);
