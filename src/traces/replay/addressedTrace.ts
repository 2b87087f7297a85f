import { traceProblems } from '../traceTexts';

/** The parameter of the page's address that asks for a file of this host. */
const FILE = 'trace';

/**
 * The trace that the page's address asks for, such as `/__replay?trace=/reports/7.json`; null for none.
 * @param address of the page
 * @param load fetches it: called once, for a file of the page's own origin
 */
export function fetchAddressedTrace(address: URL, load: typeof fetch): Promise<File> | null {
  const path = address.searchParams.get(FILE);
  if (path === null || !URL.canParse(path, address)) return null;
  const file = new URL(path, address);
  if (file.origin !== address.origin) return Promise.reject(new Error(traceProblems.otherOrigin));
  return load(file, { redirect: 'error' }).then(async (response) => {
    if (!response.ok) throw new Error(traceProblems.notThere(file.pathname));
    return new File([await response.blob()], file.pathname.split('/').at(-1) ?? '');
  });
}
