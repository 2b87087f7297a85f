import { memoryStorage } from '../../testing/memoryEnvironment';
import { createTraceTools, isTraceEnded } from './traceTools';

/** The pages of one tab, each with its own address. */
function openTab() {
  const { getItem, setItem, removeItem } = memoryStorage();
  const kept = { getItem, setItem, removeItem };
  return (search: string) => pageWith(search, kept);
}

function pageWith(search: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    location: { ...emptyLocation, search },
    sessionStorage: { length: 0, clear: () => undefined, key: () => null, ...storage },
  };
}

const ancestorOrigins: DOMStringList = Object.assign([], { item: () => null, contains: () => false });

const emptyLocation: Location = {
  ancestorOrigins,
  hash: '',
  host: '',
  hostname: '',
  href: '',
  origin: '',
  pathname: '',
  port: '',
  protocol: '',
  search: '',
  assign: () => undefined,
  reload: () => undefined,
  replace: () => undefined,
};

const blocked = () => {
  throw new Error('Storage is blocked.');
};

describe('A page records', () => {
  it('always, or never, where the build says so', () => {
    const page = openTab();
    expect(createTraceTools('on', page('?trace=0'))).not.toBeNull();
    expect(createTraceTools('off', page('?trace=1'))).toBeNull();
  });

  it('on request, until its tab ends the recording', () => {
    const page = openTab();
    const isRecorded = (search: string) => createTraceTools('ask', page(search)) !== null;
    expect(isRecorded('')).toBe(false);
    expect(isRecorded('?trace=1')).toBe(true);
    expect(isRecorded('?page=2')).toBe(true);
    expect(isRecorded('?trace=0')).toBe(false);
    expect(isRecorded('')).toBe(false);
    expect(isRecorded('?trace=yes')).toBe(false);
    expect(createTraceTools('ask', openTab()(''))).toBeNull();
  });

  it('on request where storage is blocked, but only the page of the request', () => {
    const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
    expect(createTraceTools('ask', pageWith('?trace=1', storage))).not.toBeNull();
    expect(createTraceTools('ask', pageWith('?trace=0', storage))).toBeNull();
    expect(createTraceTools('ask', pageWith('', storage))).toBeNull();
  });

  it('with lanes that belong to its recorder, and without a replay', () => {
    const tools = createTraceTools('on', openTab()(''));
    tools?.lanes.begin()({ kind: 'longTask', duration: 60 });
    expect(tools?.lanes.count(tools.recorder.number())).toBe(1);
    expect(tools?.guard.hasBegun()).toBe(false);
  });
});

it.each([
  ['?trace=0', true],
  ['?page=2&trace=0', true],
  ['?trace=1', false],
  ['', false],
])('The address %j says whether the recording has ended', (search, isEnded) => {
  expect(isTraceEnded({ search })).toBe(isEnded);
});
