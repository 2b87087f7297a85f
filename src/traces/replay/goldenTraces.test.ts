/** The traces in e2e/golden: this build's reducers rebuild every state as it was recorded. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replayText } from './headless';
import { shopReducer } from './shopReducer';

const FOLDER = join(__dirname, '../../../e2e/golden');

/** What to do where a changed reducer is right. */
const HOW_TO_RENEW = `If the change is meant, record the golden traces anew and look at what changed in them:
  npm run build && npm run build:traces
  FULL=1 RENEW=1 npx playwright test e2e/full/traces.spec.ts e2e/full/goldenTraces.spec.ts e2e/full/devtools.spec.ts`;

it.each(readdirSync(FOLDER))('%s replays to the recorded states', (file) => {
  const replay = replayText(readFileSync(join(FOLDER, file), 'utf8'));
  const expected = { ok: true, result: { hasStates: true, divergence: null, failure: null } };
  try {
    expect(replay).toMatchObject(expected);
  } catch (error) {
    throw new Error(`${HOW_TO_RENEW}\n\n${String(error)}`, { cause: error });
  }
});

it('A state of another build is named, where it begins', () => {
  // Redux says the same in development.
  jest.spyOn(console, 'error').mockImplementation();
  const state = { ...shopReducer(undefined, { type: 'test/started' }), search: undefined, loyalty: {} };
  expect(replayText(JSON.stringify({ payload: [], preloadedState: state }))).toMatchObject({
    strange:
      'The state that the trace starts from lacks search: the initial state of this build stands for it. ' +
      'It has what this build does not know: loyalty.',
  });
});
