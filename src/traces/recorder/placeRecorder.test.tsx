import { legacy_createStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { memoryKeptTraceStorage, readTrace, testPage } from '../testing/keptTrace';
import { createKeptTraceRecorder } from './keptTraceRecorder';
import type { Place } from '../place';
import { createTraceTools } from './traceTools';

const sizes = { width: window.innerWidth, height: window.innerHeight };

function resize(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.dispatchEvent(new Event('resize'));
  jest.runOnlyPendingTimers();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { innerWidth: sizes.width, innerHeight: sizes.height });
});

/** A page of a phone that records, and the trace it saves. */
function openPage() {
  resize(390, 844);
  const tools = createTraceTools('on');
  if (tools === null) throw new Error('Nothing is recorded.');
  const { recorder, places } = tools;
  const { enhancer }: { enhancer: StoreEnhancer } = recorder;
  const store = legacy_createStore(
    (state: { count: number } = { count: 0 }) => ({ count: state.count + 1 }),
    enhancer,
  );
  places.watch(recorder);
  const page = { ...testPage('a'), placeAt: places.at };
  const keptTrace = createKeptTraceRecorder(recorder, memoryKeptTraceStorage(), page);
  const save = async () => readTrace(await keptTrace.save()).parts[0];
  return { store, save, keptTrace };
}

it('A trace says where the shop was shown, and each change of it', async () => {
  const { store, save } = openPage();
  store.dispatch({ type: 'seen' });
  resize(844, 390);
  resize(844, 390);
  store.dispatch({ type: 'seen' });
  const part = await save();
  expect(part?.info?.place).toEqual({
    width: 390,
    height: 844,
    pixelRatio: 1,
    scheme: 'light',
    reducedMotion: false,
    forcedColors: false,
    textSize: 16,
    language: 'en-US',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    online: true,
    touch: false,
  });
  expect(part?.lanes).toMatchObject([{ kind: 'place', step: 1, place: { width: 844, height: 390 } }]);
});

it('A long visit that has lost its first actions says where it begins', async () => {
  const { store, save } = openPage();
  resize(844, 390);
  for (let count = 0; count < 6000; count += 1) store.dispatch({ type: 'seen' });
  const part = await save();
  expect(part?.info?.dropped).toBeGreaterThan(0);
  expect(part?.info?.place).toMatchObject({ width: 844, height: 390 });
});

describe('Changes without a new size', () => {
  /** The media queries that match, who listens to them, and who is told of the text's size. */
  const matching = new Set<string>();
  const listeners = new Set<() => void>();
  const match = (media: string) => {
    matching.add(media);
    listeners.forEach((listener) => listener());
  };
  const { ResizeObserver } = window;

  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        ...{ media, onchange: null, matches: matching.has(media) },
        ...{ addListener: jest.fn(), removeListener: jest.fn() },
        addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
      }),
    );
    window.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        listeners.add(() => callback([], this));
      }
    };
  });

  afterEach(() => {
    matching.clear();
    listeners.clear();
    document.documentElement.style.fontSize = '';
    window.ResizeObserver = ResizeObserver;
  });

  it.each<[keyof Place, Place[keyof Place], () => void]>([
    [
      'online',
      false,
      () => {
        jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        window.dispatchEvent(new Event('offline'));
      },
    ],
    [
      'language',
      'de-DE',
      () => {
        jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
        window.dispatchEvent(new Event('languagechange'));
      },
    ],
    [
      'textSize',
      20,
      () => {
        document.documentElement.style.fontSize = '20px';
        listeners.forEach((listener) => listener());
      },
    ],
    ['reducedMotion', true, () => match('(prefers-reduced-motion: reduce)')],
    ['forcedColors', true, () => match('(forced-colors: active)')],
    ['touch', true, () => match('(pointer: coarse)')],
  ])('%s is in the trace, with its step', async (name, value, change) => {
    const { store, save } = openPage();
    store.dispatch({ type: 'seen' });
    change();
    jest.runOnlyPendingTimers();
    const { info, lanes } = (await save()) ?? {};
    expect(info?.place?.[name]).not.toBe(value);
    expect(lanes).toMatchObject([{ kind: 'place', step: 1, place: { [name]: value } }]);
  });
});
