import { hideSecretParameters } from '../lib/secrets/addressParameters';
import { SECRET_PLACEHOLDER } from '../lib/secrets/secret';

/** Names whose values are left out of a trace, whatever brought them into an action or a state. */
const SENSITIVE_NAME =
  /password|passwd|passcode|secret|authorization|credential|api[-_]?key|cookie|token$|^(otp|cvv\d?|cvc\d?|pan|upi_?pin|card_?(no|number))$/i;

/** The members of a payment field that hold its values. */
const VALUE_NAMES: ReadonlySet<string> = new Set(['defaultValue', 'value']);

/** What stands in place of a draft's text. */
const HIDDEN_DRAFT = /^\[secret \d+\]$/;

function isWorthHiding(value: unknown): boolean {
  return value !== null && value !== '' && value !== undefined && typeof value !== 'boolean';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function hasToJson(value: object): value is { toJSON: () => unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

function isSensitive(name: string, owner: object): boolean {
  return SENSITIVE_NAME.test(name) || (VALUE_NAMES.has(name) && 'type' in owner && owner.type === 'password');
}

/** What is typed and not sent: the address of an object that says it is a draft, as an unfinished purchase does. */
function isDraft(name: string, owner: object): boolean {
  return name === 'address' && 'phase' in owner && owner.phase === 'draft';
}

/** The names in plain JSON whose values look like secrets that were not left out, each once. */
export function findSensitiveNames(value: unknown): readonly string[] {
  const found = new Set<string>();
  const seen = new WeakSet<object>();
  function search(part: unknown): void {
    if (!isObject(part) || seen.has(part)) return;
    seen.add(part);
    for (const [name, member] of Object.entries(part)) {
      if (isSensitive(name, part) && isWorthHiding(member) && member !== SECRET_PLACEHOLDER) found.add(name);
      else search(member);
    }
  }
  search(value);
  return [...found];
}

/**
 * Makes the redactor of one trace, which returns a value as plain JSON without secrets: the values of sensitive names
 * and of secret address parameters read `[secret]`, the texts of a draft `[secret 1]` and so on. Equal references in give
 * equal references out, parts that need no change are returned as they are, and each part is read once, because the
 * thousands of states of a trace share most of their parts.
 */
export function createRedactor(): (value: unknown) => unknown {
  const redacted = new WeakMap<object, unknown>();
  const hiddenDrafts = new WeakMap<object, object>();
  const draftTexts = new Map<string, string>();

  /** A numbered placeholder: reducers compare drafts, so different texts must stay different. */
  function hideDraftText(text: unknown): unknown {
    if (typeof text !== 'string' || text.trim() === '' || HIDDEN_DRAFT.test(text)) return text;
    const known = draftTexts.get(text) ?? `[secret ${draftTexts.size + 1}]`;
    draftTexts.set(text, known);
    return known;
  }

  function hideDraft(draft: object): object {
    const known = hiddenDrafts.get(draft);
    if (known !== undefined) return known;
    const hidden = Object.fromEntries(
      Object.entries(draft).map(([name, text]: [string, unknown]) => [name, hideDraftText(text)]),
    );
    hiddenDrafts.set(draft, hidden);
    return hidden;
  }

  function redactMember(name: string, member: unknown, owner: object): unknown {
    if (isSensitive(name, owner) && isWorthHiding(member)) return SECRET_PLACEHOLDER;
    return isDraft(name, owner) && isObject(member) ? hideDraft(member) : redact(member);
  }

  function redactRecord(value: object): object {
    let isSame = true;
    const copy: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      const kept = redactMember(name, member, value);
      if (kept !== member || kept === undefined) isSame = false;
      if (kept !== undefined) copy[name] = kept;
    }
    return isSame && Object.getPrototypeOf(value) === Object.prototype ? value : copy;
  }

  function redactList(value: readonly unknown[]): unknown {
    const copy = value.map((member) => redact(member) ?? null);
    return copy.every((member, index) => member === value[index]) ? value : copy;
  }

  function redactObject(value: object): unknown {
    const known = redacted.get(value);
    if (known !== undefined) return known;
    // Plain state has no cycles; an action of other code might.
    redacted.set(value, null);
    const copy = Array.isArray(value)
      ? redactList(value)
      : hasToJson(value)
        ? redact(value.toJSON())
        : redactRecord(value);
    redacted.set(value, copy);
    if (copy !== value && isObject(copy)) redacted.set(copy, copy);
    return copy;
  }

  function redact(value: unknown): unknown {
    if (typeof value === 'string') return hideSecretParameters(value);
    if (isObject(value)) return redactObject(value);
    if (typeof value === 'bigint') return value.toString();
    if (typeof value === 'number') return Number.isFinite(value) ? value : null;
    return value === null || typeof value === 'boolean' ? value : undefined;
  }

  return redact;
}
