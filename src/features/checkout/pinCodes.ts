import { statesByArea } from './pinCodeTexts';

const states: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(statesByArea));

/** The states that a PIN code may belong to, the likeliest first; none where its first two digits name none. */
export function statesOfPinCode(pinCode: string): readonly string[] {
  return states.get(pinCode.trim().slice(0, 2)) ?? [];
}
