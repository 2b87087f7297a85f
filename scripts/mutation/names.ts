/** Names that the main program shares with the plugins of this folder, which Stryker loads in other processes. */

export const RUNNER = 'single-files';
export const LINES_REPORTER = 'lines';
/** An environment variable: set, mutants are run by all the tests that cover them. */
export const THOROUGH_VARIABLE = 'MUTATE_THOROUGH';
