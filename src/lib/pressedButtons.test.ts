/** @jest-environment jest-fixed-jsdom */
import { pressAgain } from './pressedButtons';

function button(type: 'button' | 'submit', onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = type;
  element.addEventListener('click', onPress);
  document.body.append(element);
  return element;
}

it('presses each button once, that is still there and submits no form', () => {
  const pressed: string[] = [];
  const gone = button('button', () => pressed.push('gone'));
  window.storefrontPressed = new Set([
    button('button', () => pressed.push('button')),
    button('submit', () => pressed.push('submit')),
    gone,
  ]);
  gone.remove();
  pressAgain();
  pressAgain();
  expect(pressed).toEqual(['button']);
});

it('does nothing where no page has remembered any', () => {
  delete window.storefrontPressed;
  expect(pressAgain).not.toThrow();
});
