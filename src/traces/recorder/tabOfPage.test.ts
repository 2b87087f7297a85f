import { TRACE_TAB_KEY } from '../traceTexts';
import { memoryStorage } from '../../testing/memoryEnvironment';
import { leaveTab, returnToTab, takeTab } from './tabOfPage';

function storageOf(text: string | null) {
  const storage = memoryStorage();
  if (text !== null) storage.setItem(TRACE_TAB_KEY, text);
  return storage;
}

describe('The tab that a page finds in session storage', () => {
  it.each([
    ['a plain page', { tab: 'a' }, false, 'open'],
    ['a page that was loaded again', { tab: 'a' }, true, 'reload'],
    ['a page after the bank', { tab: 'a', leftForBank: true }, false, 'bank'],
    ['a page that was loaded again after the bank', { tab: 'a', leftForBank: true }, true, 'reload'],
    ['a page after something that is not quite true', { tab: 'a', leftForBank: 'true' }, false, 'open'],
  ])('says of %s why it began', (_name, kept, isReload, reason) => {
    expect(takeTab(storageOf(JSON.stringify(kept)), isReload)).toEqual({ tab: 'a', reason });
  });

  it('may have up to 32 characters', () => {
    const tab = 'x'.repeat(32);
    expect(takeTab(storageOf(JSON.stringify({ tab })), false).tab).toBe(tab);
    expect(takeTab(storageOf(JSON.stringify({ tab: `${tab}x` })), false).tab).toHaveLength(8);
  });

  it.each([null, '', '{', '"a"', '[]', '{}', '{"tab":""}', '{"tab":{}}'])(
    'is a new one where %j is kept, with an id of eight characters, loaded again or not',
    (text) => {
      for (const isReload of [false, true]) {
        const { tab, reason } = takeTab(storageOf(text), isReload);
        expect(tab).toHaveLength(8);
        expect(reason).toBe('open');
      }
    },
  );

  it('is not there any more while a page has it', () => {
    const storage = storageOf(null);
    leaveTab(storage, 'a', false);
    expect(storage.getItem(TRACE_TAB_KEY)).not.toBeNull();
    takeTab(storage, false);
    expect(storage.getItem(TRACE_TAB_KEY)).toBeNull();

    leaveTab(storage, 'a', true);
    returnToTab(storage);
    expect(storage.getItem(TRACE_TAB_KEY)).toBeNull();
  });
});
