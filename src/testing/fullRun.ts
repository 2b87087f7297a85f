/** Whether all cases are tried (`npm run test:full`), and not only a sample of them (`npm test`). */
export const isFullRun = process.env.FULL === '1';

/** Whether a browser test runs all of its races between tabs (RACES=all), or fewer. */
export const runsAllRaces = process.env.RACES === 'all';
