/** @jest-environment jest-fixed-jsdom */
import { MessageChannel } from 'node:worker_threads';
import { forgetPressed, pressAgain } from './pressedButtons';

// jsdom has none.
Object.defineProperty(window, 'MessageChannel', { value: MessageChannel });

let pressed: string[] = [];
beforeEach(() => {
  pressed = [];
  document.body.replaceChildren();
});

function button(name: string, parent: HTMLElement = document.body): HTMLButtonElement {
  const element = document.createElement('button');
  element.addEventListener('click', (event) => {
    event.preventDefault();
    pressed.push(name);
  });
  parent.append(element);
  return element;
}

it('presses each button once, that is still there and submits no form', async () => {
  const form = document.createElement('form');
  document.body.append(form);
  const gone = button('gone');
  window.storefrontPressed = new Set([button('one'), button('submit', form), gone, button('two')]);
  gone.remove();
  await pressAgain();
  await pressAgain();
  expect(pressed).toEqual(['one', 'two']);
});

it('lets each press have its result before the next one', async () => {
  const first = button('first');
  first.addEventListener('click', () => {
    const later = Promise.resolve()
      .then(() => undefined)
      .then(() => undefined);
    void later.then(() => pressed.push('result'));
  });
  window.storefrontPressed = new Set([first, button('second')]);
  await pressAgain();
  expect(pressed).toEqual(['first', 'result', 'second']);
});

it('presses a button of a form that does not submit it', async () => {
  const form = document.createElement('form');
  document.body.append(form);
  const undo = button('undo', form);
  undo.type = 'button';
  window.storefrontPressed = new Set([undo]);
  await pressAgain();
  expect(pressed).toEqual(['undo']);
});

it('wakes the parts of the page before any of their buttons is pressed', async () => {
  const wake = (): void => void pressed.push('awake');
  document.body.addEventListener('dragend', wake);
  window.storefrontPressed = new Set([button('one'), button('two')]);
  await pressAgain();
  document.body.removeEventListener('dragend', wake);
  expect(pressed).toEqual(['awake', 'awake', 'one', 'two']);
});

it('presses nothing that was forgotten', async () => {
  window.storefrontPressed = new Set([button('one')]);
  forgetPressed();
  await pressAgain();
  expect(pressed).toEqual([]);
});
