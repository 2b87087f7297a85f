import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { use, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MessageChannel } from 'node:worker_threads';
import { HydrationBoundary } from '../components/HydrationBoundary';
import { EarlyInput } from './EarlyInput';

// jsdom has none.
Object.defineProperty(window, 'MessageChannel', { value: MessageChannel });

/** A form with buttons of its own beside the one that submits it. */
function Order() {
  const [said, setSaid] = useState('');
  const [name, setName] = useState('');
  const [size, setSize] = useState('S');
  const say = (what: string) => setSaid((old) => `${old}${what} ${name} ${size}. `);
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        say('Sent');
      }}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={() => setSize('M')}>
        Size M
      </button>
      <button type="button" onClick={() => say('Added')}>
        Add
      </button>
      <button>Send</button>
      <output>{said}</output>
    </form>
  );
}

/** The parts are hydrated after this. */
let held: Promise<void> | null = null;
function Held() {
  if (held !== null) use(held);
  return null;
}

/** Its parts are hydrated after its root, each by itself. */
const page = (
  <>
    {['Hammer', 'Saw'].map((product) => (
      <HydrationBoundary key={product}>
        <section aria-label={product}>
          <Order />
          <Held />
        </section>
      </HydrationBoundary>
    ))}
    <EarlyInput />
  </>
);

let root: Root | undefined;
let container = document.createElement('div');
beforeEach(() => {
  held = null;
  container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

const part = (product: string) => within(screen.getByRole('region', { name: product }));
const button = (product: string, name: string) =>
  part(product).getByRole<HTMLButtonElement>('button', { name });
const status = (product: string) => part(product).getByRole('status');

function type(product: string, text: string): void {
  part(product).getByLabelText<HTMLInputElement>('Name').value = text;
}

async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(container, page);
  });
}

it('presses buttons after hydration in their order, with what was typed before', async () => {
  type('Saw', 'Asha');
  window.storefrontPressed = new Set([button('Saw', 'Size M'), button('Saw', 'Add')]);
  await hydrate();
  await waitFor(() => expect(status('Saw')).toHaveTextContent('Added Asha M.'));
  expect(status('Hammer')).toBeEmptyDOMElement();
});

it('submits a form after hydration, once, with what was typed before', async () => {
  type('Hammer', 'Ravi');
  type('Saw', 'Asha');
  window.storefrontPressed = new Set([button('Saw', 'Send'), button('Hammer', 'Add')]);
  await hydrate();
  await waitFor(() => expect(status('Hammer')).toHaveTextContent('Added Ravi S.'));
  expect(status('Saw').textContent).toBe('Sent Asha S. ');
});

it('presses a button of a part in which nothing was typed', async () => {
  type('Hammer', 'Ravi');
  window.storefrontPressed = new Set([button('Saw', 'Add')]);
  await hydrate();
  await waitFor(() => expect(status('Saw')).toHaveTextContent('Added S.'));
  expect(part('Hammer').getByLabelText('Name')).toHaveDisplayValue('Ravi');
});

it('keeps what is filled in, as by a password manager, before its part of the page is hydrated', async () => {
  let release = (): void => undefined;
  held = new Promise((resolve) => {
    release = resolve;
  });
  await hydrate();
  const field = part('Saw').getByLabelText('Name');
  type('Saw', 'Asha');
  await act(async () => {
    field.focus();
    fireEvent.input(field);
  });
  await act(async () => release());
  fireEvent.click(button('Saw', 'Send'));
  expect(status('Saw').textContent).toBe('Sent Asha S. ');
});

it('leaves a page alone that React has rendered itself', async () => {
  window.storefrontPressed = new Set([button('Saw', 'Add')]);
  await act(async () => {
    root = createRoot(container);
    root.render(page);
  });
  expect(window.storefrontPressed).toBeUndefined();
  expect(status('Saw')).toBeEmptyDOMElement();
});
