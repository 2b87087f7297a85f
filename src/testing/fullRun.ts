/** Whether all cases are tried (`npm run test:full`), and not only a sample of them (`npm test`). */
export const isFullRun = process.env.FULL === '1';

/** Whether browser tests run every race between tabs and every fault (CASES=all), for which the full run has no time. */
export const runsEveryCase = process.env.CASES === 'all';
