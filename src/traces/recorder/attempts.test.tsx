import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { legacy_createStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { isTried, tellTried } from '../replay/openedTrace';
import { watchAttempts } from './attempts';
import { createTraceTools } from './traceTools';

/** A page whose button 'Buy' dispatches an action, and all others nothing. Returns the lines of its story. */
function openPage() {
  jest.useFakeTimers();
  const tools = createTraceTools('on');
  if (tools === null) throw new Error('Nothing is recorded.');
  const { recorder } = tools;
  const { enhancer }: { enhancer: StoreEnhancer } = recorder;
  const store = legacy_createStore((state: object = {}) => state, enhancer);
  const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
  render(
    <main>
      <button onClick={() => store.dispatch({ type: 'bought' })}>Buy</button>
      <button>Size guide</button>
      <label>
        Password <input type="password" />
      </label>
      <label>
        Email <input />
      </label>
      <label>
        State <select />
      </label>
      <label>
        Message <textarea />
      </label>
      <div role="dialog" aria-label="Your cart">
        <div data-testid="lines" />
      </div>
      <p>Account of canary@example.com</p>
      <button>Send to canary@example.com</button>
      <div data-trace-tools="">
        <button>Save</button>
      </div>
    </main>,
  );
  watchAttempts(recorder);
  const story = () => {
    jest.advanceTimersByTime(1000);
    return tellTried(recorder.takeEntries().filter(isTried)).map(({ step, text }) => `${step} ${text}`);
  };
  return { user, story, store, file: () => JSON.stringify(recorder.takeEntries()), recorder };
}

afterEach(() => jest.useRealTimers());

describe('What was tried', () => {
  it('is a line of the story where no action followed, and several in a row are one', async () => {
    const { user, story } = openPage();
    await user.click(screen.getByRole('button', { name: 'Buy' }));
    for (let count = 0; count < 3; count += 1) {
      await user.click(screen.getByRole('button', { name: 'Size guide' }));
    }
    expect(story()).toEqual(['1 Pressed the button “Size guide” 3 times: no action followed']);
    await user.click(screen.getByRole('button', { name: 'Size guide' }));
    expect(story()).toEqual(['1 Pressed the button “Size guide” 4 times: no action followed']);
    await user.click(screen.getByText(/^Account/));
    await user.keyboard('{Escape}');
    expect(story().slice(1)).toEqual([
      '1 Pressed the main: no action followed',
      '1 Pressed Escape on the body: no action followed',
    ]);
  });

  it('is one line too where RTK Query notes its subscriptions meanwhile', async () => {
    const { user, story, store } = openPage();
    await user.type(screen.getByLabelText('Email'), 'a');
    store.dispatch({ type: 'api/internalSubscriptions/subscriptionsUpdated' });
    await user.type(screen.getByLabelText('Email'), 'b');
    store.dispatch({ type: 'api/internalSubscriptions/subscriptionsUpdated' });
    expect(story()).toEqual(['2 The focus came to the field “Email”', '0 Typed into the field “Email”']);
  });

  it('says neither what is typed nor how much, and hides it in names', async () => {
    const { user, story, file } = openPage();
    await user.tab();
    await user.type(screen.getByLabelText('Password'), 'canary-7f{Backspace}3a');
    await user.type(screen.getByLabelText('Email'), 'canary@example.com');
    await user.click(screen.getByRole('button', { name: /^Send/ }));
    await user.keyboard('{Enter}');
    expect(story()).toEqual([
      '0 Typed into the field “Password”',
      '0 Typed into the field “Email”',
      '0 Pressed the button “Send to •••”: no action followed',
      '0 Pressed Enter on the button “Send to •••”: no action followed',
    ]);
    // What is typed would be cut with the name.
    screen.getByRole('button', { name: /^Send/ }).textContent = `${'Send '.repeat(15)}canary@example.com`;
    await user.click(screen.getByRole('button', { name: /^Send/ }));
    story();
    expect(file()).not.toContain('canar');
    expect(file()).not.toContain('"a"');
  });

  it('says as little of a phone’s keyboard, which names no key, and of letters in a list', () => {
    const { story } = openPage();
    for (const key of ['Unidentified', 'Process', 'Dead', 'Unidentified']) {
      fireEvent.keyDown(screen.getByLabelText('Password'), { key });
    }
    fireEvent.keyDown(screen.getByLabelText('State'), { key: 'k' });
    fireEvent.keyDown(screen.getByLabelText('State'), { key: 'ArrowDown' });
    expect(story()).toEqual([
      '0 Typed into the field “Password”',
      '0 Typed into the list “State”',
      '0 Pressed ArrowDown on the list “State”: no action followed',
    ]);
  });

  it('says as little of what is typed while no field has the focus', async () => {
    const { user, story, file } = openPage();
    await user.keyboard('k9Q{Escape}');
    await user.tab();
    await user.keyboard('w');
    expect(story()).toEqual([
      '0 Typed into the body',
      '0 Pressed Escape on the body: no action followed',
      '0 The focus came to the button “Buy”',
      '0 Typed into the button “Buy”',
    ]);
    expect(file()).not.toMatch(/"[k9Qw]"/);
  });

  it('says where the focus and the scrolling ended, once', async () => {
    const { user, story } = openPage();
    await user.tab();
    await user.tab();
    for (const top of [100, 480, 1240.4]) {
      Object.assign(window, { scrollY: top });
      window.dispatchEvent(new Event('scroll'));
    }
    expect(story()).toEqual(['0 The focus came to the button “Size guide”', '0 Scrolled to 1240 px']);
  });

  it('says where the scrolling of a part ended, and not of a field: that says how much is typed', () => {
    const { story } = openPage();
    const lines = screen.getByTestId('lines');
    for (const part of [lines, screen.getByLabelText('Message')]) {
      Object.assign(part, { scrollTop: 240 });
      part.dispatchEvent(new Event('scroll'));
    }
    // A list that scrolls sideways.
    screen.getByRole('dialog').dispatchEvent(new Event('scroll'));
    expect(story()).toEqual(['0 Scrolled the dialog “Your cart” to 240 px']);
  });

  it('leaves out the badge, and everything while the recorder pauses', async () => {
    const { user, story, recorder } = openPage();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    recorder.pause();
    await user.click(screen.getByRole('button', { name: 'Size guide' }));
    expect(story()).toEqual([]);
  });
});
