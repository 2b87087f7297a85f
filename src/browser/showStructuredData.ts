import { STRUCTURED_DATA_POLICY } from '../lib/constants';
import { scriptJson } from '../lib/escaping';
import { createPolicy } from './trustedTypes';

const TYPE = 'application/ld+json';

let policy: ReturnType<typeof createPolicy>;

/** The markup of the data block of a rendered page; '' for no data. */
export function structuredDataBlock(data: readonly object[]): string {
  return data.length === 0 ? '' : `<script type="${TYPE}">${scriptJson(data)}</script>`;
}

/** Replaces the page's data block: what search engines read of the page (schema.org). A data block never runs. */
export function showStructuredData(data: readonly object[]): void {
  const known = document.head.querySelector<HTMLScriptElement>(`script[type="${TYPE}"]`);
  if (data.length === 0) {
    known?.remove();
    return;
  }
  policy ??= createPolicy(STRUCTURED_DATA_POLICY, { createScript: (text) => text });
  const block = known ?? document.createElement('script');
  block.type = TYPE;
  const json = scriptJson(data);
  // Set by reflection: TypeScript knows only texts here.
  Reflect.set(block, 'text', policy?.createScript(json) ?? json);
  if (known === null) document.head.append(block);
}
