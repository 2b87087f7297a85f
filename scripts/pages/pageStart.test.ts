/** @jest-environment jest-fixed-jsdom */
import { FIRST_SCRIPT } from './firstScript';

/** What the script remembers, by name. */
const remembered = () => [...(window.storefrontPressed ?? [])].map(({ textContent }) => textContent);

beforeAll(() => {
  const script = document.createElement('script');
  script.text = FIRST_SCRIPT.replace(/^<script>|<\/script>$/g, '');
  document.head.append(script);
  // jsdom submits no form.
  document.addEventListener('submit', (event) => event.preventDefault());
});
afterEach(() => window.storefrontPressed?.clear());

function show(markup: string) {
  document.body.innerHTML = markup;
  return (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
}

it('remembers each button that is pressed, in the order of the last presses', () => {
  const button = show('<button><b>S</b></button><button>M</button><p>No button</p>');
  document.querySelector('b')?.click();
  button('M')?.click();
  document.querySelector('p')?.click();
  expect(remembered()).toEqual(['S', 'M']);
  button('S')?.click();
  expect(remembered()).toEqual(['M', 'S']);
});

it('remembers the button of a form that is submitted, and not where the browser refuses to', () => {
  const button = show(
    '<form method="dialog"><input required><button type="button">Undo</button><button>Send</button></form>',
  );
  button('Send')?.click();
  expect(remembered()).toEqual([]);
  const field = document.querySelector('input');
  if (field !== null) field.value = 'x';
  button('Send')?.click();
  button('Undo')?.click();
  expect(remembered()).toEqual(['Send', 'Undo']);
});

it('remembers nothing once the page is hydrated', () => {
  const button = show('<button>Add</button>');
  delete window.storefrontPressed;
  button('Add')?.click();
  expect(window.storefrontPressed).toBeUndefined();
});
