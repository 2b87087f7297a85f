/** Where a mutation run writes, from the project's root. */

const FOLDER = 'build/mutation';
export const LINES_FILE = `${FOLDER}/results.jsonl`;
export const JSON_FILE = `${FOLDER}/report.json`;
export const HTML_FILE = `${FOLDER}/report.html`;
export const INCREMENTAL_FILE = `${FOLDER}/incremental.json`;
/** Where Stryker copies the mutated project. */
export const COPY_FOLDER = `${FOLDER}/copy`;
