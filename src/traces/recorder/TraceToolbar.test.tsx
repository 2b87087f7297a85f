import { configureStore } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseTrace } from '../replay/parseTrace';
import { TraceToolbar } from './TraceToolbar';
import { memoryKeptTraceStorage, readTrace, testPage } from '../testing/keptTrace';
import { createKeptTraceRecorder } from './keptTraceRecorder';
import { createTraceTools } from './traceTools';
import { renderScreen } from '../../testing/renderScreen';

/** A recorded store of one number, and the badge that belongs to it. */
function renderBadge(kept = memoryKeptTraceStorage(), alwaysRecords = false) {
  const traces = createTraceTools('on');
  if (traces === null) throw new Error('Nothing is recorded.');
  const store = configureStore({
    reducer: ({ count }: { count: number } = { count: 0 }, action: { readonly type: string }) => ({
      count: action.type === 'counted' ? count + 1 : count,
    }),
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().prepend(traces.guard.middleware),
    enhancers: (getDefaultEnhancers) =>
      getDefaultEnhancers().concat(traces.guard.enhancer, traces.recorder.enhancer),
    devTools: false,
  });
  const keptTrace = createKeptTraceRecorder(traces.recorder, kept, testPage('a'));
  renderScreen(
    <TraceToolbar
      recorder={traces.recorder}
      guard={traces.guard}
      keptTrace={keptTrace}
      onLeave={() => undefined}
      alwaysRecords={alwaysRecords}
    />,
  );
  return { store, user: userEvent.setup() };
}

/** The files that the browser is given to save. */
function catchDownloads(): readonly Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${files.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  return files;
}

describe("the recorder's badge", () => {
  it('says how many actions are recorded, pauses, goes on and begins anew', async () => {
    const { store, user } = renderBadge();
    act(() => {
      store.dispatch({ type: 'counted' });
    });
    await user.click(await screen.findByRole('button', { name: 'Recording, 1 action' }));
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByRole('button', { name: 'Paused, 1 action' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on recording' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('button', { name: 'Recording, 0 actions' })).toBeVisible();
  });

  it('says how much the whole file has, and that names and addresses are in it', async () => {
    const kept = memoryKeptTraceStorage();
    const [about, base] = [testPage('a').about, '{}'];
    for (const [id, count] of [
      ['first', 40],
      ['second', 89],
    ] as const) {
      await kept.begin({ id, tab: 'a', reason: 'open', at: 1, about, base, dropped: 0 });
      const actions = Array.from({ length: count }, () => '{"type":"seen"}');
      const times = actions.map(() => 1);
      const check = actions.map(() => []);
      await kept.append(id, { at: 1, url: '/', actions, times, check, lanes: [], bytes: 1 });
    }
    const files = catchDownloads();
    const { store, user } = renderBadge(kept);
    act(() => {
      store.dispatch({ type: 'counted' });
    });
    const badge = await screen.findByRole('button', {
      name: 'Recording, 1 action, 132 steps in all, 3 pages',
    });
    expect(badge).toHaveTextContent('1, 132 steps in all, 3 pages');
    await user.click(badge);
    expect(screen.getByRole('status')).toHaveTextContent(/^Names and addresses are in a trace/);
    await user.click(screen.getByRole('button', { name: 'Save trace' }));
    await waitFor(() => expect(files).toHaveLength(1));
    // The last step of the replay.
    expect(readTrace((await files[0]?.text()) ?? '').actions).toHaveLength(132);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('button', { name: 'Recording, 0 actions' })).toBeVisible();
  });

  it('of a build that always records saves a problem as a note at the last step', async () => {
    const files = catchDownloads();
    const { store, user } = renderBadge(memoryKeptTraceStorage(), true);
    act(() => {
      store.dispatch({ type: 'counted' });
      store.dispatch({ type: 'counted' });
    });
    await user.click(await screen.findByRole('button', { name: 'Recording, 2 actions' }));
    await user.type(screen.getByLabelText('What went wrong'), 'The total is wrong');
    await user.click(screen.getByRole('button', { name: 'Report a problem' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const parsed = parseTrace((await files[0]?.text()) ?? '');
    expect(parsed).toMatchObject({ ok: true, notes: new Map([[2, 'The total is wrong']]) });
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Saved as trace-.*\.json in this browser’s downloads, with names and addresses in it/,
    );
  });

  it('opens and closes by keyboard', async () => {
    const { user } = renderBadge();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Save trace' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Save trace' })).not.toBeInTheDocument();
  });
});
