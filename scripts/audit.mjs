// @ts-check
/**
 * `npm run audit`: asks the registry which packages have known vulnerabilities, those of the tools with a folder of their
 * own too. Ends with 0 when none has, with 1 when some have, and with 2 when the registry gives no answer.
 */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

/** @typedef {{ readonly code: 0 | 1 | 2, readonly text: string }} AuditResult */

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the output of `npm audit --json`.
 * @param {string} output
 * @returns {AuditResult}
 */
export function readAudit(output) {
  /** @type {unknown} */
  let report = null;
  try {
    report = JSON.parse(output);
  } catch {
    // The output is not JSON; handled below.
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

/** The folders with a lock file. */
const FOLDERS = [
  '.',
  'bench/lighthouse',
  'docs/reference',
  'e2e/devtools',
  'e2e/otherBrowsers',
  'scripts/mutation',
  'scripts/prism',
];

/** @param {string} folder */
function audit(folder) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { code, text } = readAudit(stdout ?? '');
  (code === 0 ? console.log : console.error)(`${folder}: ${text}`);
  return code;
}

function main() {
  const codes = FOLDERS.map(audit);
  process.exitCode = codes.includes(1) ? 1 : Math.max(...codes);
}

// Compared by name: Jest cannot load a file that uses import.meta.
if (basename(process.argv[1] ?? '') === 'audit.mjs') {
  main();
}
