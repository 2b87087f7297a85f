/** Writes the software bill of materials of a build (CycloneDX): every package whose code may reach shoppers. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Its path from the project's root. It is outside of dist/, so it is not served. */
export const BILL_FILE = 'build/sbom.json';
/** npm's property of a package that is only for development. */
const DEVELOPMENT = 'cdx:npm:package:development';
/** The largest output of npm, in bytes; Node's default of 1 MB is too small. */
const MAX_BILL_BYTES = 64 * 1024 * 1024;

/** The parts of a bill that are read or changed here. */
interface Bill {
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly properties?: readonly { readonly name: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string }[];
}

function isBill(value: unknown): value is Bill {
  return value instanceof Object && 'components' in value && Array.isArray(value.components);
}

/**
 * Removes the packages that are only for development. npm's own `--omit dev` also removes packages that both the shop
 * and a tool need.
 */
function withoutDevelopment(bill: Bill, name: string): Bill {
  const components = bill.components.filter(
    ({ properties = [] }) => !properties.some((property) => property.name === DEVELOPMENT),
  );
  const references = new Set(components.map((component) => component['bom-ref']));
  const { metadata } = bill;
  return {
    ...bill,
    // npm uses the folder's name.
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components,
    dependencies: bill.dependencies.filter(({ ref }) => references.has(ref)),
  };
}

/** Writes the bill, without asking a registry. Throws when npm fails. */
export function writeBillOfMaterials(root: string): void {
  // dev: npm leaves out too much without it, also when NODE_ENV is 'production'; see above.
  const options = [
    '--include=dev',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  ];
  const output = execFileSync('npm', ['sbom', ...options], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: MAX_BILL_BYTES,
  });
  const bill: unknown = JSON.parse(output);
  if (!isBill(bill)) throw new Error('npm wrote no bill of materials.');
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const file = join(root, BILL_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(withoutDevelopment(bill, name), null, 2));
}
