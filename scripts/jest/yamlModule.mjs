// @ts-check
/** Lets tests import a YAML file. Jest keeps what this returns, so that not every test file parses it again (0.1 s each). */
import { parse } from 'yaml';

export default {
  /**
   * @param {string} text
   * @returns {{ code: string }} a module that exports the parsed value
   */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(parse(text))};` }),
};
