/** The folder of the build that records traces, from the project's root. */
export const TRACES_BUILD_FOLDER = 'node_modules/.cache/traces-build';
