import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, useLayoutEffect, useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  announceAtSubmit,
  announceTypedValues,
  fillInKeptFields,
  keptForm,
  keepTypedValues,
} from './typedValues';

let told: string[] = [];
const roots: Root[] = [];
beforeEach(() => {
  told = [];
});
afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
});

function Page({ children }: { readonly children: ReactElement }) {
  useLayoutEffect(() => announceTypedValues(), []);
  return children;
}

/** Shows a page as the server has rendered it. Returns what hydrates it. */
function showRendered(element: ReactElement): () => Promise<void> {
  const page = <Page>{element}</Page>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const handOver = keepTypedValues(container);
  return () =>
    act(async () => void roots.push(hydrateRoot(container, page, { onRecoverableError: handOver })));
}

interface TextFieldProps {
  readonly type?: string;
  readonly initial?: string;
  /** Whether it renders once more when it is mounted. */
  readonly rendersAgain?: boolean;
}

/** A field whose text React holds. */
function TextField({ type = 'text', initial = '', rendersAgain = false }: TextFieldProps) {
  const [text, setText] = useState(initial);
  const [, setRendered] = useState(false);
  useLayoutEffect(() => setRendered(rendersAgain), [rendersAgain]);
  const shared = {
    'aria-label': 'Name',
    name: 'name',
    value: text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      told.push(target.value);
      setText(target.value);
    },
  };
  return type === 'textarea' ? <textarea {...shared} /> : <input type={type} {...shared} />;
}

const TEXT_TYPES = ['text', 'email', 'tel', 'number', 'search', 'url', 'password', 'textarea'];
const name = () => screen.getByLabelText<HTMLInputElement>('Name');

describe('A text that was typed before hydration', () => {
  it.each(TEXT_TYPES)('is what the form has, and the field shows, where the type is %s', async (type) => {
    const hydrate = showRendered(<TextField type={type} />);
    name().value = '12';
    await hydrate();
    await waitFor(() => expect(told).toEqual(['12']));
    expect(name()).toHaveDisplayValue('12');
  });

  it.each(['text', 'textarea'])('keeps its field, focus and caret where the type is %s', async (type) => {
    const hydrate = showRendered(<TextField type={type} />);
    const field = name();
    field.value = 'Is it balanced?';
    field.focus();
    field.setSelectionRange(3, 5);
    await hydrate();
    await waitFor(() => expect(told).toEqual(['Is it balanced?']));
    expect(name()).toBe(field);
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);
  });

  it.each(TEXT_TYPES)('is there again where it was rendered over, in a field of type %s', async (type) => {
    const hydrate = showRendered(<TextField type={type} rendersAgain />);
    name().value = '12';
    await hydrate();
    await waitFor(() => expect(told).toEqual(['12']));
    expect(name()).toHaveDisplayValue('12');
  });

  it('has its caret again where it was rendered over', async () => {
    const hydrate = showRendered(<TextField initial="old" rendersAgain />);
    name().value = 'typed';
    name().setSelectionRange(1, 3);
    await hydrate();
    expect([name().selectionStart, name().selectionEnd]).toEqual([1, 3]);
  });

  it('is known in a part of the page that is hydrated later', async () => {
    const hydrate = showRendered(
      <Suspense>
        <TextField rendersAgain />
      </Suspense>,
    );
    name().value = 'typed';
    await hydrate();
    await waitFor(() => expect(told).toEqual(['typed']));
    expect(name()).toHaveDisplayValue('typed');
  });

  it('is known where it was emptied', async () => {
    const hydrate = showRendered(<TextField initial="old" />);
    name().value = '';
    await hydrate();
    await waitFor(() => expect(told).toEqual(['']));
    expect(name()).toHaveDisplayValue('');
  });

  it('is followed by what is typed after it', async () => {
    const hydrate = showRendered(<TextField />);
    name().value = 'As';
    await hydrate();
    fireEvent.input(name(), { target: { value: 'Asha' } });
    expect(told).toEqual(['As', 'Asha']);
  });

  it.each(['text', 'color'])('is told of only where it is one, and new: type %s', async (type) => {
    const hydrate = showRendered(<TextField type={type} initial="#000000" />);
    if (type === 'color') name().value = '#ff0000';
    await hydrate();
    await waitFor(() => expect(told).toEqual([]));
  });
});

function Box({ label, initial }: { readonly label: string; readonly initial: boolean }) {
  const [isChecked, setChecked] = useState(initial);
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={({ target }) => {
        told.push(`${label} ${target.checked}`);
        setChecked(target.checked);
      }}
    />
  );
}

function Payment() {
  const [method, setMethod] = useState('card');
  return ['card', 'upi'].map((each) => (
    <input
      key={each}
      type="radio"
      name="method"
      aria-label={each}
      checked={method === each}
      onChange={() => {
        told.push(each);
        setMethod(each);
      }}
    />
  ));
}

function Size({
  initial,
  rendersAgain = false,
}: {
  readonly initial: string;
  readonly rendersAgain?: boolean;
}) {
  const [size, setSize] = useState(initial);
  const [, setRendered] = useState(false);
  useLayoutEffect(() => setRendered(rendersAgain), [rendersAgain]);
  return (
    <select
      aria-label="Size"
      value={size}
      onChange={({ target }) => {
        told.push(target.value);
        setSize(target.value);
      }}
    >
      <option>S</option>
      <option>M</option>
    </select>
  );
}

const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: label });
const radio = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label });
const size = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' });

describe.each(['with the page', 'later'])(
  'What was chosen before hydration, in a part hydrated %s',
  (when) => {
    const show = (element: ReactElement) =>
      showRendered(when === 'later' ? <Suspense>{element}</Suspense> : element);

    it('is told of boxes that were checked or cleared', async () => {
      const hydrate = show(
        <>
          <Box label="on" initial={false} />
          <Box label="off" initial />
          <Box label="same" initial={false} />
          <Box label="kept" initial />
        </>,
      );
      box('on').checked = true;
      box('off').checked = false;
      await hydrate();
      expect(told).toEqual(['on true', 'off false']);
      expect(['on', 'off', 'same', 'kept'].map((label) => box(label).checked)).toEqual([
        ...[true, false, false, true],
      ]);
    });

    it('is told of the checked one of a group alone', async () => {
      const hydrate = show(<Payment />);
      radio('upi').checked = true;
      await hydrate();
      expect(told).toEqual(['upi']);
      expect([radio('card').checked, radio('upi').checked]).toEqual([false, true]);
    });

    it.each([
      ['S', 'M', ['M']],
      ['S', 'S', []],
      ['M', 'M', []],
      ['M', 'S', ['S']],
    ])('is told of a list with %s where %s is chosen', async (initial, chosen, expected) => {
      const hydrate = show(<Size initial={initial} />);
      size().value = chosen;
      await hydrate();
      expect(told).toEqual(expected);
      expect(size()).toHaveValue(chosen);
    });

    it('is there again where a list was rendered over', async () => {
      const hydrate = show(<Size initial="S" rendersAgain />);
      size().value = 'M';
      await hydrate();
      expect(told).toEqual(['M']);
      expect(size()).toHaveValue('M');
    });
  },
);

/** As extensions that fill in forms do: React finds another page than it has rendered, and draws it anew. */
function addIcons(): void {
  for (const field of document.querySelectorAll('input, textarea, select')) {
    field.insertAdjacentHTML('afterend', '<div role="presentation"></div>');
  }
}

describe.each(['with the page', 'later'])(
  'Beside the icon of an extension, in a part hydrated %s',
  (when) => {
    const show = (element: ReactElement) =>
      showRendered(when === 'later' ? <Suspense>{element}</Suspense> : element);

    it.each(TEXT_TYPES)('a text is kept in a field of type %s', async (type) => {
      const hydrate = show(<TextField type={type} />);
      name().value = '12';
      addIcons();
      await hydrate();
      await waitFor(() => expect(name()).toHaveDisplayValue('12'));
      expect(told).toContain('12');
    });

    it('the focus and the caret are kept', async () => {
      const hydrate = show(<TextField />);
      name().focus();
      name().value = 'typed';
      name().setSelectionRange(1, 3);
      addIcons();
      await hydrate();
      await waitFor(() => expect(name()).toHaveFocus());
      expect([name().selectionStart, name().selectionEnd]).toEqual([1, 3]);
    });

    it('boxes and lists keep what was chosen', async () => {
      const hydrate = show(
        <>
          <Box label="on" initial={false} />
          <Box label="same" initial />
          <Size initial="S" />
          <Payment />
        </>,
      );
      box('on').checked = true;
      radio('upi').checked = true;
      size().value = 'M';
      addIcons();
      await hydrate();
      await waitFor(() => expect(size()).toHaveValue('M'));
      expect(['on', 'same'].map((label) => box(label).checked)).toEqual([true, true]);
      expect(radio('upi').checked).toBe(true);
      expect(told).toEqual(expect.arrayContaining(['on true', 'M', 'upi']));
    });
  },
);

it('texts that a script has set without events are what the form sends', async () => {
  const sent: unknown[] = [];
  function Form() {
    const [texts, setTexts] = useState({ name: '', password: '' });
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(texts);
        }}
      >
        <input
          aria-label="Name"
          value={texts.name}
          onChange={({ target }) => setTexts((others) => ({ ...others, name: target.value }))}
        />
        <input
          aria-label="Password"
          type="password"
          value={texts.password}
          onChange={({ target }) => setTexts((others) => ({ ...others, password: target.value }))}
        />
        <button>Send</button>
      </form>
    );
  }
  announceAtSubmit();
  const hydrate = showRendered(<Form />);
  await hydrate();
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  name().value = 'Asha';
  password.value = 'secret-enough';
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  expect(sent).toEqual([{ name: 'Asha', password: 'secret-enough' }]);
  expect(name()).toHaveDisplayValue('Asha');
  expect(password).toHaveDisplayValue('secret-enough');
});

/** A page with forms. */
function show(markup: string): void {
  const page = document.createElement('div');
  page.innerHTML = markup;
  page.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) told.push(`input ${target.id}`);
  });
  document.body.append(page);
}

function field<Field extends HTMLElement>(id: string, type: new () => Field): Field {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`No ${id}`);
  return element;
}

const input = (id: string) => field(id, HTMLInputElement);

const forms = `<form data-kept-form="contact">
    <input id="name" name="name"><textarea id="message" name="message"></textarea><input id="empty" name="empty">
    <input id="password" name="password" type="password"><input id="agree" name="agree" type="checkbox" value="on">
  </form>`;

describe('Over a reload', () => {
  it('kept texts come back where their form and field are, and nowhere else', () => {
    show(`${forms}<form data-kept-form="review"><input id="review" name="name" value="mine"></form>
      <form><input id="other" name="name"></form>`);
    field('message', HTMLTextAreaElement).value = 'Hello';
    fillInKeptFields([
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
    expect(told).toEqual(['input name']);
  });

  it('a marked form has its name, and is sent by the shop alone', () => {
    expect(keptForm('contact')).toEqual({ method: 'dialog', 'data-kept-form': 'contact' });
  });
});
