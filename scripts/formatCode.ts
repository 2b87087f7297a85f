import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';

const SETTINGS_FILE = join(__dirname, '../.oxfmtrc.json');

/**
 * Formats generated code as `npm run format` formats the project's files.
 * @param file a name with the ending of its language
 * @throws when the code cannot be parsed
 */
export async function formatCode(file: string, code: string): Promise<string> {
  const settings: FormatConfig = JSON.parse(readFileSync(SETTINGS_FILE, 'utf8'));
  const { code: formatted, errors } = await format(file, code, settings);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return formatted;
}
