/** Where the build that records on demand is written, from the project's root. */
export const TRACES_BUILD_FOLDER = 'node_modules/.cache/traces-build';
