/** @jest-environment jest-fixed-jsdom */
import { stopRepeatedPresses } from './repeatedPresses';

let pressed: string[] = [];
let end = (): void => undefined;
let now = 0;

beforeEach(() => {
  pressed = [];
  now = 10_000;
  document.body.replaceChildren();
  end = stopRepeatedPresses();
});
afterEach(() => end());

function button(name: string, onPress: () => void = () => undefined): HTMLButtonElement {
  const element = document.createElement('button');
  element.textContent = name;
  element.addEventListener('click', () => {
    pressed.push(element.textContent);
    onPress();
  });
  return element;
}

interface Place {
  readonly pointerType?: 'touch' | 'mouse';
  /** How many clicks a mouse counts here. */
  readonly detail?: number;
  readonly x?: number;
}

/** A tap or a click, as browsers fire it, so many milliseconds after the one before. */
function press(target: Element, gap: number, place: Place = {}): void {
  const { pointerType = 'touch', detail = 1, x = 100 } = place;
  now += gap;
  const at = { bubbles: true, cancelable: true, detail, clientX: x, clientY: 100 };
  const down = new MouseEvent('pointerdown', at);
  Object.defineProperty(down, 'pointerType', { value: pointerType });
  for (const event of [down, new MouseEvent('mousedown', at), new MouseEvent('click', at)]) {
    Object.defineProperty(event, 'timeStamp', { value: now });
    target.dispatchEvent(event);
  }
}

/** A button that another one replaces when it is pressed. */
function replaced(): { readonly before: Element; readonly after: Element } {
  const after = button('after');
  const before = button('before', () => before.replaceWith(after));
  document.body.append(before);
  return { before, after };
}

describe('A second tap at one place', () => {
  it.each([60, 150, 250, 400])('does not press what has appeared there %i ms before', (gap) => {
    const { before, after } = replaced();
    press(before, 1000);
    press(after, gap);
    expect(pressed).toEqual(['before']);
    press(after, 600);
    expect(pressed).toEqual(['before', 'after']);
  });

  it('does not press a control that says something else by now', () => {
    const first = button('Remove red', () => {
      first.textContent = 'Remove blue';
    });
    document.body.append(first);
    press(first, 1000);
    press(first, 200);
    expect(pressed).toEqual(['Remove red']);
  });

  it('presses the same control again', () => {
    const plus = button('plus');
    document.body.append(plus);
    for (const gap of [1000, 100, 100]) press(plus, gap);
    expect(pressed).toHaveLength(3);
  });

  it('presses another control elsewhere', () => {
    const { before, after } = replaced();
    press(before, 1000);
    press(after, 100, { x: 160 });
    expect(pressed).toEqual(['before', 'after']);
  });

  it('is one series with a third tap', () => {
    const { before, after } = replaced();
    for (const [target, gap] of [[before, 1000] as const, [after, 300] as const, [after, 300] as const]) {
      press(target, gap);
    }
    expect(pressed).toEqual(['before']);
  });
});

describe('A second press without a finger', () => {
  it('of a mouse counts where it is a double click', () => {
    const { before, after } = replaced();
    press(before, 1000, { pointerType: 'mouse' });
    press(after, 100, { pointerType: 'mouse', detail: 2 });
    expect(pressed).toEqual(['before']);
    press(after, 100, { pointerType: 'mouse' });
    expect(pressed).toEqual(['before', 'after']);
  });

  it('of the keyboard or of assistive technology passes', () => {
    const { before, after } = replaced();
    press(before, 1000);
    press(after, 100);
    if (after instanceof HTMLElement) after.click();
    expect(pressed).toEqual(['before', 'after']);
  });
});
