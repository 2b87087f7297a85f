/** Reads and fills the form fields of the document itself, for values that React does not know of. */
import { isSecretField } from '../lib/secrets/secret';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A form's text that may be stored for a reload. */
export interface KeptField {
  readonly form: string;
  readonly name: string;
  readonly value: string;
}

const KEPT_FORM = 'data-kept-form';
const FIELDS = 'input, textarea, select';

/**
 * Attributes of a form that the shop sends. With this method the browser alone does nothing: any other one would put the
 * values into the address.
 */
export const sentByShop = { method: 'dialog' } as const;

/** The attributes of a form whose texts may be stored for a reload. The name must be unique. */
export function keptForm(name: string): Readonly<Record<string, string>> {
  return { ...sentByShop, [KEPT_FORM]: name };
}

/** For a field whose text counts to the letter: the keyboard changes and marks nothing in it. */
export const literalInput = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const TEXT_TYPES: readonly string[] = ['text', 'email', 'tel', 'number', 'search', 'url', 'password'];

export function isTextField(element: unknown): element is TextField {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && TEXT_TYPES.includes(element.type))
  );
}

function dispatch(field: Element, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Enters a text as a shopper does. React overrides the `value` of each field, and takes what is set there for its own
 * doing, of which it tells no handler: the prototype's setter goes past it.
 */
function enterText(field: TextField, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, 'value', text, field);
  dispatch(field, 'input');
}

/**
 * Enters what was typed already: React has read it, and would report nothing new. Some types of field, such as email,
 * have no caret position.
 */
function typeAgain(
  field: TextField,
  { value, selectionStart, selectionEnd }: Pick<TextField, 'value' | 'selectionStart' | 'selectionEnd'>,
): void {
  // Another text for React, and the same one for a field of one line, which drops the line break and so keeps its caret
  // and what is being composed. A text area keeps the text and the caret; its composition ends.
  field.value = `${value}\n`;
  enterText(field, value);
  if (field.selectionStart !== selectionStart) field.setSelectionRange(selectionStart, selectionEnd);
}

function chooseAgain(select: HTMLSelectElement, value: string): void {
  select.value = value;
  dispatch(select, 'change');
}

function isChoiceChanged(select: HTMLSelectElement): boolean {
  const options = [...select.options];
  const hasDefault = options.some((option) => option.defaultSelected);
  return options.some(
    (option, index) => option.selected !== (hasDefault ? option.defaultSelected : index === 0),
  );
}

/** Calls the form's handlers with what the field shows; null where React rendered just that. */
function announcementOf(field: Element): (() => void) | null {
  if (isTextField(field)) {
    const { value, selectionStart, selectionEnd } = field;
    // React may have rendered it again since, with the form's old value.
    const typed = { value, selectionStart, selectionEnd };
    return value === field.defaultValue ? null : () => typeAgain(field, typed);
  }
  if (field instanceof HTMLInputElement) {
    const { checked, type } = field;
    // Of a group of radio buttons only the checked one reports.
    if (checked === field.defaultChecked || (type === 'radio' && !checked)) return null;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  if (field instanceof HTMLSelectElement && isChoiceChanged(field)) {
    const { value } = field;
    return () => chooseAgain(field, value);
  }
  return null;
}

/**
 * For a layout effect of hydration: reads what was typed, checked or chosen before React ran, and calls the forms'
 * handlers with it in a microtask, because until then React would restore the old values.
 */
export function announceTypedValues(isRead = (_field: Element) => true): void {
  const announcements = [...document.querySelectorAll(FIELDS)].filter(isRead).flatMap((field) => {
    const announce = announcementOf(field);
    return announce === null ? [] : [{ field, announce }];
  });
  queueMicrotask(() => {
    for (const { field, announce } of announcements) {
      // A part of the page that is not hydrated yet is hydrated for this event, which tells it nothing new.
      dispatch(field, 'input');
      announce();
    }
  });
}

/** Tells the handlers of the field that has the focus since before React listened to it, after a layout effect. */
export function announceFocus(): void {
  queueMicrotask(() => document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
}

/**
 * For a layout effect of a part that is hydrated after the page: a password manager fills its fields in at once, which
 * React takes for what it has rendered. Of texts alone: React says of no other field what it has heard already.
 */
export function announceTypedTexts(): void {
  announceTypedValues(isTextField);
}

/**
 * From now on a form's handlers hear at its submit of texts that a script has set without events, as some password
 * managers do.
 */
export function announceAtSubmit(): void {
  const announce = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    // All are read first: when one is announced, React renders the old values of the others.
    const announcements = [...target.elements].filter(isTextField).map(announcementOf);
    for (const announceText of announcements) announceText?.();
  };
  // Before React's own listener, which is at the root.
  document.addEventListener('submit', announce, true);
}

/** The fields of the same name: React gives those that it draws anew other ids. */
const namesakesOf = (field: Element, fields: readonly Element[]): readonly Element[] =>
  fields.filter(
    ({ tagName, attributes }) =>
      tagName === field.tagName &&
      attributes.getNamedItem('name')?.value === field.attributes.getNamedItem('name')?.value,
  );

/** Enters into a field what was entered into the one whose place it has taken. */
function handOver(from: Element, to: Element): void {
  if (announcementOf(from) === null) return;
  if (isTextField(from) && isTextField(to)) enterText(to, from.value);
  else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) chooseAgain(to, from.value);
  else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.checked !== to.checked)
    to.click();
}

function focusAgain(from: Element, to: Element): void {
  if (to instanceof HTMLElement) to.focus();
  if (isTextField(from) && isTextField(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Remembers the fields of a rendered page. React draws a page anew where it does not find what it has rendered, as where
 * an extension has put an icon beside each field. The returned function, to be called after that, hands on what the old
 * fields had, and the focus.
 */
export function keepTypedValues(root: HTMLElement): () => void {
  const rendered = [...root.querySelectorAll(FIELDS)];
  let places = rendered.map((field) => ({ field, index: namesakesOf(field, rendered).indexOf(field) }));
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target instanceof Element ? target : null));
  // An element that React removes loses the focus too; it is gone in the microtask.
  root.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected === true) focused = null;
    }),
  );
  return () => {
    const drawn = [...root.querySelectorAll(FIELDS)];
    const last = focused;
    const gone = places.filter(({ field }) => !field.isConnected);
    places = places.filter(({ field }) => field.isConnected);
    for (const { field, index } of gone) {
      const successor = namesakesOf(field, drawn)[index];
      if (successor === undefined) continue;
      handOver(field, successor);
      if (field === last) focusAgain(field, successor);
    }
  };
}

function filledFields(): readonly TextField[] {
  return [...document.querySelectorAll('form input, form textarea')]
    .filter(isTextField)
    .filter((field) => field.value !== '');
}

function formNameOf(field: TextField): string | null {
  return field.closest(`[${KEPT_FORM}]`)?.getAttribute(KEPT_FORM) ?? null;
}

/** The texts that may be stored for a reload: of marked forms, without passwords, codes and card numbers. */
export function readKeptFields(): readonly KeptField[] {
  return filledFields().flatMap((field) => {
    const form = formNameOf(field);
    return form === null || isSecretField(field) ? [] : [{ form, name: field.name, value: field.value }];
  });
}

/** Whether a reload would lose a text that must not be stored. */
export function hasOtherTexts(): boolean {
  return filledFields().some((field) => formNameOf(field) === null || isSecretField(field));
}

export function fillInKeptFields(kept: readonly KeptField[]): void {
  for (const field of document.querySelectorAll(`[${KEPT_FORM}] input, [${KEPT_FORM}] textarea`)) {
    if (!isTextField(field) || isSecretField(field)) continue;
    const found = kept.find(({ form, name }) => form === formNameOf(field) && name === field.name);
    if (found !== undefined && field.value !== found.value) enterText(field, found.value);
  }
}
