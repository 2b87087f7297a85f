/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchDescription } from './descriptionWatch';
import { createTypeReader } from './typeWatch';

describe('A watched description', () => {
  const folder = mkdtempSync(join(tmpdir(), 'description-'));
  const file = join(folder, 'storefront.yaml');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is generated from after every change, and a change meanwhile is not lost', async () => {
    writeFileSync(file, 'openapi: 3.0.3');
    const told: string[] = [];
    const problems = ['storefront.yaml:1:1: broken', ''];
    await new Promise<void>((resolve) => {
      const stop = watchDescription(
        async (problem) => {
          told.push(problem);
          if (told.length < 2) writeFileSync(file, 'openapi: 3.0.3 # again');
          else {
            stop();
            resolve();
          }
        },
        file,
        async () => problems[told.length] ?? '',
      );
      writeFileSync(file, 'openapi: 3.0.3 # changed');
    });
    expect(told).toEqual(problems);
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
