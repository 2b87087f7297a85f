import { format } from 'oxfmt';
import settings from '../.oxfmtrc.json';

/**
 * Formats generated code as `npm run format` formats the project's files.
 * @param file a name with the ending of its language
 * @throws when the code cannot be parsed
 */
export async function formatCode(file: string, code: string): Promise<string> {
  const { code: formatted, errors } = await format(file, code, settings);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return formatted;
}
