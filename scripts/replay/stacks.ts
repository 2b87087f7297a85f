/** `npm run replay -- --stacks`: the errors of a trace, with the places in the source that their stacks mean. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { HeadlessReplay } from '../../src/traces/replay/headless';
import { reportLine, type FileReport } from './report';

/** The build whose source maps are looked for. */
const BUILD = 'dist';

/** A place in a built script, as a browser writes it: '…/assets/main.1a2b.js:1:2345'. */
const PLACE = /https?:\/\/[^\s()]*\/(assets\/[\w.-]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

function mapOf(script: string): SourceMap | null {
  const known = maps.get(script);
  if (known !== undefined) return known;
  const file = join(BUILD, `${script}.map`);
  const map = existsSync(file)
    ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload)
    : null;
  maps.set(script, map);
  return map;
}

/** A stack whose places are those of the source, where a build here has the script's map. */
export function mapStack(stack: string, map: (script: string) => SourceMap | null = mapOf): string {
  return stack.replace(PLACE, (place, script: string, line: string, column: string) => {
    const entry = map(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return place;
    const source = entry.originalSource.replace(/^webpack:\/\/[^/]*\//, '');
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** Lists the errors of a replayed file, each with its step and its mapped stack. */
export function reportStacks(file: string, replay: HeadlessReplay): FileReport {
  if (!replay.ok) return reportLine(file, replay.message);
  const { parts, info } = replay.trace;
  const errors = parts
    .flatMap(({ lanes }) => lanes)
    .flatMap((entry) => (entry.kind === 'console' || entry.kind === 'rejection' ? [entry] : []))
    // Firefox and Safari leave the message out of the stack.
    .map(({ step, text, stack = text }) => {
      const whole = stack.includes(text) ? stack : `${text}\n${stack}`;
      return `step ${step}: ${mapStack(whole)}`;
    });
  const unmapped = new Set([...errors.join('\n').matchAll(PLACE)].map(([, script = '']) => script));
  const missing = [...unmapped]
    .filter((script) => mapOf(script) === null)
    .map((script) => `No map of ${script} here: build commit ${info?.build ?? 'of the recording'}.`);
  const told = [...errors, ...missing].join('\n');
  return reportLine(file, errors.length === 0 ? 'no errors.' : `errors.\n${told}`, 'equal');
}
