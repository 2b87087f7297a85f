/** @jest-environment jest-fixed-jsdom */
import { saveTrace } from './saveTrace';

/** The browser's downloads, which jsdom lacks. */
function watchDownloads() {
  const files = new Map<string, Blob>();
  const downloads: { readonly name: string; readonly address: string }[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      const address = `blob:${window.location.origin}/${files.size}`;
      files.set(address, file);
      return address;
    },
    revokeObjectURL: (address: string) => files.delete(address),
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push({ name: this.download, address: this.href });
  });
  return { files, downloads, click };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 6, 1, 8, 30, 0) });
});
afterEach(() => {
  jest.useRealTimers();
});

it('A saved keptTrace is downloaded as a JSON file, which is there for a minute', async () => {
  const { files, downloads } = watchDownloads();
  await saveTrace({ save: () => Promise.resolve('{"payload":"[]"}') });
  expect(downloads).toEqual([
    { name: 'trace-2026-07-01-083000-test.json', address: expect.stringMatching(/^blob:/) as unknown },
  ]);
  const [file] = files.values();
  expect(file?.type).toBe('application/json');
  expect(file?.size).toBe('{"payload":"[]"}'.length);
  jest.advanceTimersByTime(59_999);
  expect(files.size).toBe(1);
  jest.advanceTimersByTime(1);
  expect(files.size).toBe(0);
});
