/**
 * `npm run api:diff -- <commit or file>`: what has changed in the description since then, in sentences. Ends with 1 where
 * a shop that is running now would not work with a server of the new description, and with 2 for wrong parameters.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { apiChanges } from './apiDiff';
import { closedDescription, DESCRIPTION_FILE, readDescription } from './description';

/** The text of a file, or of the description at a commit. Throws where there is neither. */
function earlierText(from: string): string {
  if (existsSync(from)) return readFileSync(from, 'utf8');
  const file = `${from}:openapi/${basename(DESCRIPTION_FILE)}`;
  try {
    const options = { cwd: join(__dirname, '..'), encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['show', file], options);
  } catch {
    throw new Error(
      `'${from}' is neither a file nor a commit that has openapi/${basename(DESCRIPTION_FILE)}.`,
    );
  }
}

/** What has changed as a text. */
export function changesText({ clients, servers, neither }: ReturnType<typeof apiChanges>): string {
  const parts = [
    ['Breaks a shop of the earlier description on a server of this one:', clients],
    ['Breaks a server of the earlier description for a shop of this one:', servers],
    ['Breaks neither:', neither],
  ] as const;
  const told = parts.filter(([, sentences]) => sentences.length > 0);
  if (told.length === 0) return 'No call has changed.';
  return told
    .map(([title, sentences]) => [title, ...sentences.map((each) => `- ${each}`)].join('\n'))
    .join('\n\n');
}

function main([from, ...more]: readonly string[]): void {
  if (from === undefined || more.length > 0) throw new Error('Usage: npm run api:diff -- <commit or file>');
  const changes = apiChanges(closedDescription(parse(earlierText(from))), readDescription());
  console.log(changesText(changes));
  if (changes.clients.length > 0) process.exitCode = 1;
}

if (require.main === module) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
