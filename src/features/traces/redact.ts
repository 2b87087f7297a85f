import { secretParameter } from '../../lib/addressSecrets';

/** What stands in a trace where a secret stood. The same text as a `Secret` shows, so that a replay agrees. */
export const SECRET_PLACEHOLDER = '[secret]';

/** Names whose values nobody may read from a file, whatever brought them into an action or a state. */
const SENSITIVE_NAME =
  /password|passwd|passcode|secret|authorization|credential|api[-_]?key|cookie|token$|^(otp|cvv\d?|cvc\d?|pan|upi_?pin|card_?(no|number))$/i;

/** Lists of `{ name, value }` that a bank wants posted: the values are between the server and the bank. */
const FORM_INPUTS = 'inputs';

/** A payment field that the server marks so holds a secret in these places. */
const PASSWORD_TYPE = 'password';
const VALUE_NAMES: ReadonlySet<string> = new Set(['defaultValue', 'value']);

/** Gives a value as JSON keeps it, without secrets. Equal references in give equal references out. */
export type Redactor = (value: unknown) => unknown;

function redactText(text: string): string {
  return text.includes('=') ? text.replace(secretParameter, `$1${SECRET_PLACEHOLDER}`) : text;
}

function hidesAnything(value: unknown): boolean {
  return value !== null && value !== '' && value !== undefined && typeof value !== 'boolean';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function hasToJson(value: object): value is { toJSON: () => unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

/**
 * Makes a redactor: what it returns is plain JSON (no undefined, no functions, no symbols) in which sensitive
 * names, address parameters and form inputs show `[secret]`. Parts that need no change are kept by reference,
 * and each part is looked at once, so that thousands of states that share most of their parts stay cheap.
 */
export function createRedactor(): Redactor {
  const known = new WeakMap<object, unknown>();

  function redactMember(name: string, value: unknown, owner: object, isFormInput: boolean): unknown {
    if (SENSITIVE_NAME.test(name) && hidesAnything(value)) return SECRET_PLACEHOLDER;
    if (VALUE_NAMES.has(name) && hidesAnything(value)) {
      if (isFormInput || ('type' in owner && owner.type === PASSWORD_TYPE)) return SECRET_PLACEHOLDER;
    }
    return name === FORM_INPUTS && Array.isArray(value) ? redactInputs(value) : redact(value);
  }

  function redactInputs(list: readonly unknown[]): unknown {
    return remember(list, () =>
      list.map((input) =>
        isObject(input) && !Array.isArray(input) ? redactRecord(input, true) : redact(input),
      ),
    );
  }

  function redactRecord(value: object, isFormInput = false): object {
    let isSame = true;
    const copy: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      const redacted = redactMember(name, member, value, isFormInput);
      if (redacted !== member) isSame = false;
      if (redacted !== undefined) copy[name] = redacted;
    }
    return isSame && Object.getPrototypeOf(value) === Object.prototype ? value : copy;
  }

  function redactList(value: readonly unknown[]): unknown {
    const copy = value.map((member) => redact(member) ?? null);
    return copy.every((member, index) => member === value[index]) ? value : copy;
  }

  function remember(value: object, make: () => unknown): unknown {
    if (known.has(value)) return known.get(value);
    // Plain state has no circles; a stranger's action might.
    known.set(value, null);
    const made = make();
    known.set(value, made);
    if (isObject(made)) known.set(made, made);
    return made;
  }

  function redact(value: unknown): unknown {
    switch (typeof value) {
      case 'string':
        return redactText(value);
      case 'number':
        return Number.isFinite(value) ? value : null;
      case 'bigint':
        return value.toString();
      case 'boolean':
        return value;
      case 'object': {
        if (value === null) return null;
        const item: object = value;
        return remember(item, () => {
          if (Array.isArray(item)) return redactList(item);
          return hasToJson(item) ? redact(item.toJSON()) : redactRecord(item);
        });
      }
      default:
        return undefined;
    }
  }

  return redact;
}
