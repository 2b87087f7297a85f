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
  first.addEventListener('click', () => queueMicrotask(() => pressed.push('result')));
  window.storefrontPressed = new Set([first, button('second')]);
  await pressAgain();
  expect(pressed).toEqual(['first', 'result', 'second']);
});

it('presses nothing that was forgotten', async () => {
  window.storefrontPressed = new Set([button('one')]);
  forgetPressed();
  await pressAgain();
  expect(pressed).toEqual([]);
});
