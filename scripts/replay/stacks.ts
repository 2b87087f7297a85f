/** `npm run replay -- --stacks`: the errors of a trace, with the places in the source that their stacks mean. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { HeadlessReplay } from '../../src/traces/replay/headless';
import { TRACES_BUILD_FOLDER } from '../tracesBuild';
import { reportLine, type FileReport } from './report';

/** The builds whose source maps are looked for: `npm run build` and `npm run build:traces`. */
const BUILDS = ['dist', TRACES_BUILD_FOLDER];

/** A place in a built script, as a browser writes it: '…/assets/main.1a2b.js:1:2345'. */
const PLACE = /https?:\/\/[^\s()]*\/(assets\/[\w.-]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

function mapOf(script: string): SourceMap | null {
  const known = maps.get(script);
  if (known !== undefined) return known;
  const file = BUILDS.map((build) => join(build, `${script}.map`)).find((path) => existsSync(path));
  const map =
    file === undefined ? null : new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
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
  const errors = replay.trace.parts
    .flatMap(({ lanes }) => lanes)
    .flatMap((entry) => (entry.kind === 'console' || entry.kind === 'rejection' ? [entry] : []))
    .map(({ step, text, stack = text }) => `step ${step}: ${mapStack(stack)}`);
  return reportLine(file, errors.length === 0 ? 'no errors.' : `errors.\n${errors.join('\n')}`, 'equal');
}
