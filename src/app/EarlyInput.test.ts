/** @jest-environment jest-fixed-jsdom */
import { MessageChannel } from 'node:worker_threads';
import { forgetPressed, pressAgain } from './EarlyInput';

describe('Pressed buttons', () => {
  // jsdom has none.
  Object.defineProperty(window, 'MessageChannel', { value: MessageChannel });

  let pressed: string[] = [];

  beforeEach(() => {
    pressed = [];
    document.body.replaceChildren();
  });

  function button(name: string): HTMLButtonElement {
    const element = document.createElement('button');
    element.addEventListener('click', () => void pressed.push(name));
    document.body.append(element);
    return element;
  }

  it('presses each button once that is still there', async () => {
    const gone = button('gone');
    window.storefrontPressed = new Set([button('one'), gone, button('two')]);
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

  it('presses nothing that was forgotten', async () => {
    window.storefrontPressed = new Set([button('one')]);
    forgetPressed();
    await pressAgain();
    expect(pressed).toEqual([]);
  });
});
