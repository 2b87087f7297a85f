import type { CartLine } from '../../api/models/types';
import { choiceText } from '../../lib/lineChoice';

/** What tells a line from the others, such as 'Linen Kurta, Indigo · Size M'. */
export function lineName(line: CartLine): string {
  const choice = choiceText(line);
  return choice === '' ? line.name : `${line.name}, ${choice}`;
}
