/** Whether all cases are tried (`npm run test:full`), and not only a sample of them (`npm test`). */
export const isFullRun = process.env.FULL === '1';
