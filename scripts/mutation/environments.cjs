/**
 * Loaded into the processes that run tests: the environments that test files name themselves (`@jest-environment`) tell
 * Stryker too which test runs what.
 */
const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');

for (const name of ['jest-fixed-jsdom', 'jest-environment-jsdom']) {
  const environment = require(name);
  const loaded = require.cache[require.resolve(name)];
  if (loaded !== undefined) loaded.exports = mixinJestEnvironment(environment.default ?? environment);
}
