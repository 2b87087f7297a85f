/**
 * What appears under a finger takes no press for a moment: the second tap of a double tap would press what the first one
 * has brought there, such as a dialog's button or the next line of a list. Only a control that was pressed before, and
 * still says the same, takes the second press too. Keyboards and assistive technologies press without a place.
 */

/** Presses at one place within this time of each other are one, in milliseconds. */
const REPEAT_TIME = 500;
/** How far from each other two taps of one finger are at most, in pixels. */
const FINGER = 24;

const CONTROLS = 'a, button, label, input, select, textarea, summary, [tabindex="0"]';

interface Press {
  readonly control: Element;
  readonly name: string;
  readonly box: DOMRect;
  readonly x: number;
  readonly y: number;
}

function controlOf(target: EventTarget | null): Element {
  if (!(target instanceof Element)) return document.documentElement;
  return target.closest(CONTROLS) ?? target;
}

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent;
}

function isAt({ box, x, y }: Press, { clientX, clientY }: MouseEvent): boolean {
  const isInBox = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return isInBox || Math.hypot(clientX - x, clientY - y) <= FINGER;
}

/** From now on stops presses of what has come under the finger since the press before. */
export function stopRepeatedPresses(): void {
  let pointerType = '';
  /** The first press of a series. */
  let first: Press | null = null;
  let lastTime = 0;
  let isRepeated = false;

  function startPress(event: MouseEvent): void {
    // A mouse counts its presses itself: nobody means two quick presses of a mouse as one but where these are a double click.
    const isQuick = pointerType === 'mouse' ? event.detail > 1 : event.timeStamp - lastTime < REPEAT_TIME;
    isRepeated = first !== null && isQuick && isAt(first, event);
    lastTime = event.timeStamp;
    if (isRepeated) return;
    const control = controlOf(event.target);
    const { clientX: x, clientY: y } = event;
    first = { control, name: nameOf(control), box: control.getBoundingClientRect(), x, y };
  }

  function stop(event: MouseEvent): void {
    if (!isRepeated || first === null || event.detail === 0) return;
    const control = controlOf(event.target);
    if (control === first.control && nameOf(control) === first.name) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** A key that is held presses a button once. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
      event.preventDefault();
  }

  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('pointerdown', (event) => (pointerType = event.pointerType), true);
  document.addEventListener('mousedown', startPress, true);
  document.addEventListener('mousedown', stop, true);
  document.addEventListener('click', stop, true);
}
