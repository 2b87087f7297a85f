// @ts-check
/**
 * `npm run audit`: asks the registry which packages have known vulnerabilities. Ends with 0 where there are none, with 1
 * where there are some, and with 2 where the registry gives no answer: then nothing is known.
 */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

/** @typedef {{ readonly code: 0 | 1 | 2, readonly text: string }} Verdict */

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads what `npm audit --json` wrote.
 * @param {string} output
 * @returns {Verdict}
 */
export function readAudit(output) {
  /** @type {unknown} */
  let report = null;
  try {
    report = JSON.parse(output);
  } catch {
    // npm said something else, or nothing.
  }
  const { vulnerabilities, message, error } = isRecord(report) ? report : {};
  if (!isRecord(vulnerabilities)) {
    const reason = [message, isRecord(error) ? error['summary'] : null].find(
      (text) => typeof text === 'string' && text !== '',
    );
    return {
      code: 2,
      text: `The registry gave no answer, so nothing was checked${typeof reason === 'string' ? `: ${reason}` : '.'}`,
    };
  }
  const found = Object.values(vulnerabilities).filter(isRecord);
  if (found.length === 0) return { code: 0, text: 'No package has a known vulnerability.' };
  const lines = found.map(
    ({ name, severity, range }) => `  ${String(name)} ${String(range)} (${String(severity)})`,
  );
  return { code: 1, text: ['Known vulnerabilities:', ...lines].join('\n') };
}

function main() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { code, text } = readAudit(stdout ?? '');
  (code === 0 ? console.log : console.error)(text);
  process.exitCode = code;
}

// Asked by name: import.meta would keep the test runners from loading this file as a library.
if (basename(process.argv[1] ?? '') === 'audit.mjs') {
  main();
}
