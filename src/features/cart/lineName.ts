import type { CartLine } from '../../api/models/types';
import { choiceText } from '../../lib/lineChoice';

/** The name of a line with its choice, such as 'Linen Kurta, Indigo · Size M'. */
export function lineName(line: CartLine): string {
  const choice = choiceText(line);
  return choice === '' ? line.name : `${line.name}, ${choice}`;
}
