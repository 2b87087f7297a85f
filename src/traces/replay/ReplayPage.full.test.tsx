import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lineAdded } from '../../features/cart/cartEvents';
import { keyTexts, noteTexts, ticketTexts, traceProblems } from '../traceTexts';
import { compareTexts, replayTexts } from '../traceTexts/replayTexts';
import { isRecord } from '../../lib/untrusted';
import { ThemeRoot } from '../../app/theme/ThemeRoot';
import { fetchAddressedTrace } from './openedTrace';
import { renewText } from './headless';
import { ReplayPage } from './ReplayPage';
import { shopReducer } from './shopReducer';
import { buildCartLine } from '../../testing/builders';
import { USER_OPTIONS } from '../../testing/user';

const line = buildCartLine({
  id: 'p-77',
  name: 'Forged Claw Hammer',
  price: 999,
  selectedSize: '',
  selectedColor: '',
});

const actions = [
  lineAdded({ line, from: 'card' }),
  { type: 'cart/panelClosed' },
  { type: 'connection/lost' },
  { type: 'connection/regained' },
];

/** A trace by our recorder. */
function traceText(payload: readonly { readonly type: string }[] = actions, place?: unknown): string {
  const bare = {
    payload,
    preloadedState: shopReducer(undefined, { type: 'test/started' }),
    trace: { v: 1, app: 'storefront', build: 'test', place },
  };
  const renewed = renewText(JSON.stringify(bare));
  if (!renewed.ok) throw new Error(renewed.message);
  return renewed.text;
}

/** The same, in which the recording says something else of two steps. */
function divergingText(): string {
  const file = JSON.parse(traceText()) as { trace: { check: [(string | number)[], unknown][][] } };
  for (const [index, value] of [
    [1, { id: 'other' }],
    [3, 'unknown'],
  ] as const) {
    const change = file.trace.check[index]?.[0];
    if (change !== undefined) change[1] = value;
  }
  return JSON.stringify(file);
}

/** A chosen file; those of jsdom cannot be read as text. */
function fileOf(text: string, name = 'trace.json'): File {
  const file = new File([text], name, { type: 'application/json' });
  return Object.assign(file, { text: () => Promise.resolve(text) });
}

async function openFile(text: string) {
  const user = userEvent.setup(USER_OPTIONS);
  render(
    <ThemeRoot>
      <ReplayPage />
    </ThemeRoot>,
  );
  await user.upload(screen.getByLabelText(replayTexts.file), fileOf(text));
  const slider = await screen.findByRole('slider', { name: replayTexts.step });
  // Its effects, which listen to keys, may run later than what it shows.
  await act(async () => {});
  return { user, slider, list: screen.getByRole('listbox', { name: replayTexts.actions }) };
}

/** Copies the shown step. Returns what is on the clipboard, which jsdom cannot read. */
async function copyTicket(user: ReturnType<typeof userEvent.setup>): Promise<string> {
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: ticketTexts.copy }));
  expect(await screen.findByRole('button', { name: ticketTexts.copied })).toBeVisible();
  return write.mock.calls[0]?.[0] ?? '';
}

afterEach(() => {
  // Not by the hash itself, whose event would come to the page of the next test.
  window.history.replaceState(null, '', window.location.pathname);
});

describe('The replay page', () => {
  it('is moved by keys, wherever the focus is but in a field', async () => {
    const { user, slider } = await openFile(traceText());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(slider).toHaveValue('2');
    await user.keyboard('{ArrowLeft}');
    expect(slider).toHaveValue('1');
    await user.keyboard('{End}');
    expect(slider).toHaveValue('4');
    await user.keyboard('{Home}');
    expect(slider).toHaveValue('0');
    await user.keyboard(' ');
    expect(screen.getByRole('button', { name: replayTexts.pause })).toBeVisible();
    await user.keyboard(' ');
    expect(screen.getByRole('button', { name: replayTexts.play })).toBeVisible();

    // It may have played a step.
    await user.keyboard('{Home}');
    await user.keyboard('/');
    const search = screen.getByRole('searchbox', { name: replayTexts.search });
    expect(search).toHaveFocus();
    await user.keyboard('n/?');
    expect(search).toHaveValue('n/?');
    expect(slider).toHaveValue('0');
  });

  it('lists its keys, which can be turned off', async () => {
    const { user, slider } = await openFile(traceText());
    await user.keyboard('?');
    const list = screen.getByRole('dialog', { name: keyTexts.title });
    expect(list).toHaveTextContent('Next divergence');
    await user.click(within(list).getByRole('checkbox', { name: keyTexts.areOn }));
    await user.click(within(list).getByRole('button', { name: keyTexts.close }));
    await user.keyboard('{End}');
    expect(slider).toHaveValue('0');
  });

  it('goes from divergence to divergence', async () => {
    const { user, slider } = await openFile(divergingText());
    expect(screen.getByText(replayTexts.diverges(2))).toBeVisible();
    await user.keyboard('n');
    expect(slider).toHaveValue('2');
    await user.keyboard('n');
    expect(slider).toHaveValue('4');
    await user.keyboard('n');
    expect(slider).toHaveValue('2');
  });

  it('opens at the step of its address, and keeps the shown step there', async () => {
    window.location.hash = '#step=3';
    const { user, slider } = await openFile(traceText());
    expect(slider).toHaveValue('3');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(window.location.hash).toBe('#step=4'));
  });

  it('shows the shop at the size and in the scheme it was recorded in, and says where that was', async () => {
    const place = { width: 390, height: 844, pixelRatio: 3, scheme: 'dark', language: 'en-IN', touch: true };
    const { user } = await openFile(traceText(actions, place));
    const frame = screen.getByTitle(replayTexts.framedShop);
    expect(frame).toHaveStyle({ width: '390px', height: '844px', colorScheme: 'dark' });
    expect(
      screen.getByText(
        '390 × 844 px, 3 device pixels each, dark scheme, letters of 16 px, used by touch, en-IN',
      ),
    ).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: replayTexts.screen }), 'tablet');
    expect(frame).toHaveStyle({ width: '768px' });
  });

  it('tells between the steps what was tried and did nothing', async () => {
    const file = JSON.parse(traceText()) as object;
    const attempt = { kind: 'attempt', step: 1, at: 1, role: 'button', name: 'Size guide', key: '' };
    const lanes = [
      { ...attempt, count: 2 },
      { ...attempt, count: 1 },
      { kind: 'scroll', step: 1, at: 2, top: 640 },
    ];
    const { user, list, slider } = await openFile(
      JSON.stringify({ ...file, parts: [{ tab: 'a', reason: 'open', at: 0, lanes }] }),
    );
    expect(
      within(list)
        .getAllByRole('option')
        .slice(1, 4)
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^1Added Forged Claw Hammer to the cart/),
      '1Pressed the button “Size guide” 3 times: no action followed',
      '1Scrolled to 640 px',
    ]);
    const selected = () => within(list).getByRole('option', { selected: true });
    await user.click(within(list).getByText(/Scrolled/));
    expect(slider).toHaveValue('1');
    expect(selected()).toHaveTextContent('Scrolled to 640 px');
    await user.keyboard('{ArrowDown}');
    expect(slider).toHaveValue('2');
    await user.keyboard('{ArrowUp}');
    expect(selected()).toHaveTextContent('Scrolled to 640 px');
  });

  it('copies a step as a ticket: steps, place, build, what was expected and what was seen', async () => {
    const place = { width: 390, height: 844, pixelRatio: 1, scheme: 'dark', language: 'en-IN', touch: true };
    const { user } = await openFile(traceText(actions, place));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await user.type(screen.getByLabelText(noteTexts.label), 'No *message*');
    expect(await copyTicket(user)).toBe(
      [
        '## trace.json, step 3',
        '**Steps to reproduce**',
        '1. Added Forged Claw Hammer to the cart\n2. Closed the cart panel\n3. The connection was lost',
        '**Place:** 390 × 844 px, dark scheme, letters of 16 px, used by touch, en-IN',
        '**Build:** test',
        '**Expected:** (what should have happened)',
        '**Seen:** No \\*message\\*',
        '',
      ].join('\n\n'),
    );
  });

  it('copies a divergence with what the recording and this build say', async () => {
    const { user } = await openFile(divergingText());
    await user.keyboard('n');
    const ticket = await copyTicket(user);
    expect(ticket).toContain('**Expected:** cart.panel');
    expect(ticket).toContain('{"id":"other"}');
    expect(ticket).toContain('**Seen:** cart.panel');
  });

  it('fetches the file that its address asks for, of its own origin alone', async () => {
    const asked: string[] = [];
    const load = (file: RequestInfo | URL) => {
      asked.push(file instanceof URL ? file.href : '');
      return Promise.resolve(new Response(traceText()));
    };
    const address = (query: string) => new URL(`https://shop.example/__replay${query}`);
    expect(fetchAddressedTrace(address(''), load)).toBeNull();
    await expect(fetchAddressedTrace(address('?trace=https://other.example/7.json'), load)).rejects.toThrow(
      traceProblems.otherOrigin,
    );
    const file = await fetchAddressedTrace(address('?trace=/reports/7.json&step=3'), load);
    expect(asked).toEqual(['https://shop.example/reports/7.json']);
    expect(file?.name).toBe('7.json');
  });

  it.each([
    ['a file that is not there', () => Promise.resolve(new Response('', { status: 404 }))],
    ['a folder', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says where the address asks for %s', async (_what, load) => {
    const address = new URL('https://shop.example/__replay?trace=/reports/8.json');
    render(
      <ThemeRoot>
        <ReplayPage asked={fetchAddressedTrace(address, load)} />
      </ThemeRoot>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no file /reports/8.json');
  });

  it('shows what the calls of a step sent and got', async () => {
    const file = JSON.parse(traceText()) as object;
    const call = { kind: 'call', step: 1, at: 1, method: 'GET', path: '/api/v1/products', status: 200 };
    const lanes = [{ ...call, answer: '{"total":41}' }];
    const { user } = await openFile(
      JSON.stringify({ ...file, parts: [{ tab: 'a', reason: 'open', at: 0, lanes }] }),
    );
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Answer to GET /api/v1/products' }));
    expect(screen.getByText(/"total": 41/)).toBeVisible();
  });

  it('marks actions that this build does not know, and names a strange state to start from', async () => {
    const { search: _search, ...slices } = shopReducer(undefined, { type: 'test/started' });
    const file = {
      payload: [{ type: 'connection/lost' }, { type: 'loyalty/pointsGained' }],
      preloadedState: slices,
    };
    const { list } = await openFile(JSON.stringify(file));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The state that the trace starts from lacks search: the initial state of this build stands for it.',
    );
    const options = within(list).getAllByRole('option');
    expect(options.map((option) => option.textContent.includes(replayTexts.unknownAction))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('keeps notes on steps in the file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:test';
    };
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { user, list } = await openFile(traceText());
    await user.keyboard('{ArrowRight}');
    await user.type(screen.getByLabelText(noteTexts.label), 'Too loud');
    expect(within(list).getByRole('option', { name: /Note: Too loud/ })).toHaveTextContent(
      'Added Forged Claw Hammer to the cart',
    );
    await user.click(screen.getByRole('button', { name: noteTexts.save }));
    await screen.findByRole('button', { name: noteTexts.save });
    expect(clicked).toHaveBeenCalledTimes(1);
    const text = (await saved[0]?.text()) ?? '';
    const file: unknown = JSON.parse(text);
    expect(isRecord(file) && file['notes']).toEqual([{ step: 1, text: 'Too loud' }]);
    // A renewed file keeps them.
    expect(renewText(text)).toEqual({ ok: true, text });
  });

  it('warns of names that look like secrets in a file of another tool', async () => {
    await openFile(JSON.stringify([{ type: 'cart/panelClosed', password: 'hunter2' }]));
    expect(screen.getByRole('alert')).toHaveTextContent(replayTexts.secretNames('password'));
  });

  it('shows another trace beside it, goes from difference to difference, and back to the replay', async () => {
    const { user } = await openFile(traceText());
    await user.keyboard('{ArrowRight}');
    await user.type(screen.getByLabelText(noteTexts.label), 'Too loud');
    const other = traceText([
      lineAdded({ line: { ...line, quantity: 3 }, from: 'card' }),
      { type: 'connection/lost' },
      { type: 'connection/regained' },
      { type: 'connection/lost' },
    ]);
    await user.upload(screen.getByLabelText(compareTexts.file), fileOf(other, 'other.json'));

    expect(await screen.findByText('3 steps are the same, 3 differ.')).toBeVisible();
    const [first, second] = [compareTexts.first('trace.json'), compareTexts.second('other.json')].map(
      (name) => within(screen.getByRole('listbox', { name })),
    );
    const selected = () =>
      [first, second].map((list) => list?.getByRole('option', { selected: true }).textContent);
    expect(selected()).toEqual([
      expect.stringMatching(/^1Added Forged Claw Hammer to the cart.*differs/),
      expect.stringMatching(/^1Added 3 × Forged Claw Hammer to the cart.*differs/),
    ]);
    const states = screen.getByRole('list', { name: compareTexts.states });
    expect(within(states).getByText('cart.lines.0.quantity').parentElement).toHaveTextContent(
      'First trace1Second trace3',
    );

    await user.keyboard('n');
    expect(selected()).toEqual([
      expect.stringMatching(/^2Closed the cart panel.*only here/),
      compareTexts.missing,
    ]);
    await user.keyboard('{ArrowRight}');
    expect(selected()).toEqual([
      expect.stringMatching(/^3The connection was lost.*same/),
      expect.stringMatching(/^2The connection was lost.*same/),
    ]);
    await user.click(screen.getByRole('button', { name: compareTexts.nextDifference }));
    expect(selected()).toEqual([
      compareTexts.missing,
      expect.stringMatching(/^4The connection was lost.*only here/),
    ]);
    await user.keyboard('n');
    expect(selected()[0]).toMatch(/^1Added/);

    await user.keyboard('{End}{Home}{ArrowRight}');
    await user.click(screen.getByRole('button', { name: compareTexts.close }));
    expect(screen.getByRole('slider', { name: replayTexts.step })).toHaveValue('1');
    expect(screen.getByLabelText(noteTexts.label)).toHaveValue('Too loud');
  });

  it('shows no difference where only ids, keys and times of two visits differ', async () => {
    const visit = (key: string, id: string) => {
      const location = { pathname: '/cart', search: '', hash: '', state: null, key };
      const toast = { id, variant: 'info', title: '', message: 'Sent', action: null, about: null };
      const steps = [
        { type: 'location/changed', payload: { location, kind: 'PUSH' } },
        { type: 'notifications/toastShown', payload: { ...toast, duration: null } },
      ];
      return traceText(steps);
    };
    const first = visit('z7TmiQsx', 'Zk3_aV5t8Qh2LmPw9rXyB');
    expect(first).toContain('Zk3_aV5t8Qh2LmPw9rXyB');
    const { user } = await openFile(first);
    await user.upload(
      screen.getByLabelText(compareTexts.file),
      fileOf(visit('Le9BDukx', 'Qb7-nC1d6Ws4HjKf0tGvE'), 'other.json'),
    );
    expect(await screen.findByText('3 steps are the same, 0 differ.')).toBeVisible();
    await user.keyboard('{End}');
    expect(await screen.findByText(compareTexts.equalStates)).toBeVisible();
  });

  it('says why another trace cannot be shown beside it', async () => {
    const { user } = await openFile(traceText());
    await user.upload(screen.getByLabelText(compareTexts.file), fileOf('{'));
    expect(await screen.findByRole('alert')).toHaveTextContent(traceProblems.notJson);
    expect(screen.getByRole('slider', { name: replayTexts.step })).toBeVisible();
  });

  it('refuses a file of another shop', async () => {
    const user = userEvent.setup(USER_OPTIONS);
    render(
      <ThemeRoot>
        <ReplayPage />
      </ThemeRoot>,
    );
    const foreign = fileOf('{"payload":"[]","trace":{"v":1,"app":"bookshop"}}');
    await user.upload(screen.getByLabelText(replayTexts.file), foreign);
    expect(await screen.findByRole('alert')).toHaveTextContent("This is another shop's trace.");
  });
});
