/** @jest-environment jest-fixed-jsdom */
import {
  announceTypedValues,
  fillInKeptFields,
  hasOtherTexts,
  keptForm,
  readKeptFields,
} from './typedValues';

let announced: string[] = [];
beforeEach(() => {
  announced = [];
});

/** A page with forms, as the server has rendered it. */
function show(markup: string): void {
  document.body.innerHTML = markup;
  for (const kind of ['input', 'change', 'click']) {
    document.body.addEventListener(kind, ({ target }) => {
      if (target instanceof HTMLElement) announced.push(`${kind} ${target.id}`);
    });
  }
}

function field<Field extends HTMLElement>(id: string, type: new () => Field): Field {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`No ${id}`);
  return element;
}

const input = (id: string) => field(id, HTMLInputElement);

/** Lets the shop find what was typed, and tells what it was told of it. */
async function announce(): Promise<readonly string[]> {
  announceTypedValues(document);
  expect(announced).toEqual([]);
  await Promise.resolve();
  return announced;
}

afterEach(() => {
  const body = document.createElement('body');
  document.body.replaceWith(body);
});

describe('What was typed before the shop runs', () => {
  it.each(['text', 'email', 'tel', 'number', 'search', 'url', 'password'])(
    'is told of a field of type %s',
    async (type) => {
      show(`<input id="one" type="${type}"><input id="other" type="${type}" value="7">`);
      input('one').value = '12';
      expect(await announce()).toEqual(['input one']);
      expect(input('one').value).toBe('12');
    },
  );

  it('is told of a text of several lines, and not of what is no field for text', async () => {
    show('<textarea id="one">a</textarea><textarea id="same">a</textarea><input id="color" type="color">');
    field('one', HTMLTextAreaElement).value = 'b';
    input('color').value = '#ff0000';
    expect(await announce()).toEqual(['input one']);
  });

  it('is there again where it was rendered over, with its caret', async () => {
    show('<input id="one" type="text" value="old">');
    const one = input('one');
    one.value = 'typed';
    one.setSelectionRange(1, 3);
    announceTypedValues(document);
    one.value = 'old';
    await Promise.resolve();
    expect([one.value, one.selectionStart, one.selectionEnd]).toEqual(['typed', 1, 3]);
    expect(announced).toEqual(['input one']);
  });

  it('keeps its caret where nothing was rendered over it', async () => {
    show('<input id="one" type="text">');
    input('one').value = 'typed';
    input('one').setSelectionRange(1, 1);
    announceTypedValues(document);
    input('one').setSelectionRange(2, 2);
    await Promise.resolve();
    expect(input('one').selectionStart).toBe(2);
  });

  it('is there again in a field that has no caret position', async () => {
    show('<input id="one" type="email" value="old">');
    input('one').value = 'a@b.in';
    announceTypedValues(document);
    input('one').value = 'old';
    await Promise.resolve();
    expect(input('one').value).toBe('a@b.in');
  });

  it('is another text than React knows', async () => {
    show('<input id="one" type="text">');
    const known: string[] = [];
    Object.assign(input('one'), { _valueTracker: { setValue: (value: string) => known.push(value) } });
    input('one').value = 'typed';
    await announce();
    expect(known).toHaveLength(1);
    expect(known).not.toContain('typed');
  });
});

describe('What was chosen before the shop runs', () => {
  it('is told of boxes that were checked or cleared', async () => {
    show(`<input id="on" type="checkbox"><input id="off" type="checkbox" checked>
      <input id="same" type="checkbox"><input id="kept" type="checkbox" checked>`);
    input('on').checked = true;
    input('off').checked = false;
    const told = await announce();
    expect(told.filter((each) => each.startsWith('click'))).toEqual(['click on', 'click off']);
    expect([input('on').checked, input('off').checked]).toEqual([true, false]);
  });

  it('is told of the checked one of a group alone', async () => {
    show(`<input id="first" type="radio" name="pay" checked><input id="second" type="radio" name="pay">`);
    input('second').checked = true;
    const told = await announce();
    expect(told.filter((each) => each.startsWith('click'))).toEqual(['click second']);
    expect([input('first').checked, input('second').checked]).toEqual([false, true]);
  });

  it.each([
    ['<option>a</option><option>b</option>', 'b', ['change size']],
    ['<option>a</option><option>b</option>', 'a', []],
    ['<option>a</option><option selected>b</option>', 'b', []],
    ['<option>a</option><option selected>b</option>', 'a', ['change size']],
  ])('is told of a list with %s where %s is chosen', async (options, chosen, told) => {
    show(`<select id="size">${options}</select>`);
    field('size', HTMLSelectElement).value = chosen;
    expect(await announce()).toEqual(told);
  });

  it('is there again where it was rendered over', async () => {
    show('<select id="size"><option>a</option><option>b</option></select>');
    const size = field('size', HTMLSelectElement);
    size.value = 'b';
    announceTypedValues(document);
    size.value = 'a';
    await Promise.resolve();
    expect(size.value).toBe('b');
  });
});

it('sends a form again that was sent before the shop ran, once, and no other', async () => {
  show(`<form id="sent" method="dialog" data-unsent></form><form id="not" method="dialog"></form>
    <form id="browsers" data-unsent></form>`);
  const sent: string[] = [];
  document.body.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLElement) sent.push(event.target.id);
  });
  await announce();
  await announce();
  expect(sent).toEqual(['sent']);
});

const forms = `<form data-kept-form="contact">
    <input id="name" name="name"><textarea id="message" name="message"></textarea><input id="empty" name="empty">
    <input id="password" name="password" type="password"><input id="agree" name="agree" type="checkbox" value="on">
  </form>`;

describe('Over a reload', () => {
  it('the texts of marked forms are kept, without secrets', () => {
    show(`${forms}<form><input id="other" name="other" value="x"></form>`);
    input('name').value = 'Asha';
    field('message', HTMLTextAreaElement).value = 'Hello';
    input('password').value = 'canary';
    expect(readKeptFields(document)).toEqual([
      { form: 'contact', name: 'name', value: 'Asha' },
      { form: 'contact', name: 'message', value: 'Hello' },
    ]);
  });

  it('no text is lost where all texts are kept', () => {
    show(forms);
    input('name').value = 'Asha';
    expect(hasOtherTexts(document)).toBe(false);
    input('password').value = 'canary';
    expect(hasOtherTexts(document)).toBe(true);
  });

  it('a text of a form that is not marked is lost', () => {
    show('<form><input id="other" name="other"></form><input id="outside" value="x">');
    expect(hasOtherTexts(document)).toBe(false);
    input('other').value = 'x';
    expect(hasOtherTexts(document)).toBe(true);
  });

  it('kept texts come back where their form and field are, and nowhere else', () => {
    show(`${forms}<form data-kept-form="review"><input id="review" name="name" value="mine"></form>
      <form><input id="other" name="name"></form>`);
    field('message', HTMLTextAreaElement).value = 'Hello';
    fillInKeptFields(document, [
      { form: 'contact', name: 'name', value: 'Asha' },
      { form: 'contact', name: 'message', value: 'Hello' },
      { form: 'contact', name: 'password', value: 'canary' },
      { form: 'contact', name: 'agree', value: 'off' },
      { form: 'contact', name: 'gone', value: 'x' },
    ]);
    expect(['name', 'empty', 'password', 'agree', 'review', 'other'].map((id) => input(id).value)).toEqual([
      ...['Asha', '', '', 'on', 'mine', ''],
    ]);
    // The text that was there already needs no announcement.
    expect(announced).toEqual(['input name']);
  });

  it('a marked form has its name, and is sent by the shop alone', () => {
    expect(keptForm('contact')).toEqual({ method: 'dialog', 'data-kept-form': 'contact' });
  });
});
