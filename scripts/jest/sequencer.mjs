import Sequencer from '@jest/test-sequencer';

/** The longest file first: Jest goes by size, and the last minutes would have one worker. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const isLongest = ({ path }) => path.endsWith('guides.full.test.ts');
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
}
