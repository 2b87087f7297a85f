/** A Jest test of a divergence: the fewest actions that lead to it, and what the recording says of the state then. */
import type { MinimalDivergence } from '../../src/traces/replay/minimise';
import type { Difference } from '../../src/traces/delta';

interface ReducerTest {
  readonly traceName: string;
  /** How the test imports the shop's reducer. */
  readonly reducer: string;
  readonly minimal: MinimalDivergence;
  readonly differences: readonly Difference[];
}

function expectation(difference: Difference): string {
  const path = JSON.stringify(difference.path);
  return 'recorded' in difference
    ? `expect(state).toHaveProperty(${path}, ${JSON.stringify(difference.recorded)});`
    : `expect(state).not.toHaveProperty(${path});`;
}

/** The text of the test, not formatted. It fails until the reducers do again what they did when it was recorded. */
export function writeReducerTest({ traceName, reducer, minimal, differences }: ReducerTest): string {
  const { actions, baseState } = minimal;
  const last = actions.at(-1)?.type ?? '';
  return `/** Written by \`npm run replay -- --to-test\` from ${traceName}: as few actions as still diverge. */
import { shopReducer } from '${reducer}';

const actions = ${JSON.stringify(actions)};

it('makes of ${last} what was recorded', () => {
  const before: unknown = ${baseState === undefined ? 'undefined' : JSON.stringify(baseState)};
  const state = actions.reduce<unknown>(shopReducer, shopReducer(before, { type: 'test/started' }));
${differences.map((difference) => `  ${expectation(difference)}`).join('\n')}
});
`;
}
