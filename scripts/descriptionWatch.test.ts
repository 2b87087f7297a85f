/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchDescription } from './descriptionWatch';
import { createTypeReader, watchTypes } from './typeWatch';

describe('A watched description', () => {
  const folder = mkdtempSync(join(tmpdir(), 'description-'));
  const file = join(folder, 'storefront.yaml');
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (words = ''): void => writeFileSync(file, `openapi: 3.0.3 # ${words}`);

  /** What is told where the description is written again and again, each time while the one before is worked on. */
  async function tellChanges(problems: readonly string[], texts: readonly string[]) {
    const told: (readonly [string, boolean])[] = [];
    write('first');
    await new Promise<void>((resolve) => {
      const stop = watchDescription(
        async (...change) => {
          told.push(change);
          if (told.length < texts.length) return write(texts[told.length]);
          stop();
          resolve();
        },
        file,
        async () => problems[told.length] ?? '',
      );
      write(texts[0]);
    });
    return told;
  }

  it('is generated from after every change, and a change meanwhile is not lost', async () => {
    const told = await tellChanges(['storefront.yaml:1:1: broken', ''], ['changed', 'again']);
    expect(told).toEqual([
      ['storefront.yaml:1:1: broken', false],
      ['', true],
    ]);
  });

  it('is not new once it is put back as it was', async () => {
    const told = await tellChanges(['storefront.yaml:1:1: broken', ''], ['changed', 'first']);
    expect(told.at(-1)).toEqual(['', false]);
  });
});

describe('The compiler’s output', () => {
  it('gives all errors of each compilation, with their details', () => {
    const reports: (readonly string[])[] = [];
    const read = createTypeReader((errors) => reports.push(errors));
    [
      '10:00:00 AM - Starting compilation in watch mode...',
      "src/a.ts(1,1): error TS2322: Type 'string' is not assignable to type 'number'.",
      "  Property 'a' is missing.",
      'src/b.ts(1,1): error TS1005: Wrong.',
      '',
      '10:00:01 AM - Found 2 errors. Watching for file changes.',
      '10:00:02 AM - File change detected. Starting incremental compilation...',
      '10:00:03 AM - Found 0 errors. Watching for file changes.',
    ].forEach(read);
    expect(reports).toEqual([
      [
        "src/a.ts(1,1): error TS2322: Type 'string' is not assignable to type 'number'.\n  Property 'a' is missing.",
        'src/b.ts(1,1): error TS1005: Wrong.',
      ],
      [],
    ]);
  });
});

describe('The compiler', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compiler-'));
  const program = join(folder, 'compiler.js');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is told of once it ends by itself, after what it found', async () => {
    writeFileSync(program, "console.log('10:00:00 AM - Found 0 errors. Watching for file changes.');");
    const told: string[] = [];
    await new Promise<void>((resolve) => {
      watchTypes(
        () => told.push('types'),
        () => {
          told.push('end');
          resolve();
        },
        program,
      );
    });
    expect(told).toEqual(['types', 'end']);
  });
});
