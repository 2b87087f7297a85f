/** The software bill of materials of a build (CycloneDX), as npm writes it: every package that a shopper may run. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the build writes it, from the project's root: beside what is served, never in it. */
export const BILL_FILE = 'build/sbom.json';
/** How npm marks a package that is for development alone. */
const DEVELOPMENT = 'cdx:npm:package:development';
/** A whole lock file makes a bill of more than the megabyte that Node allows for, in bytes. */
const MAX_BILL_BYTES = 64 * 1024 * 1024;

/** What is read and changed of a bill; the rest stays as npm wrote it. */
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
 * Takes the bill of a whole lock file, returns that of what is not for development alone. npm's own `--omit dev` leaves
 * out packages that the shop and a tool both need.
 */
function withoutDevelopment(bill: Bill, name: string): Bill {
  const components = bill.components.filter(
    ({ properties = [] }) => !properties.some((property) => property.name === DEVELOPMENT),
  );
  const references = new Set(components.map((component) => component['bom-ref']));
  const { metadata } = bill;
  return {
    ...bill,
    // npm names it after the folder.
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components,
    dependencies: bill.dependencies.filter(({ ref }) => references.has(ref)),
  };
}

/** Writes the bill. Asks no registry. Throws what npm says where it cannot. */
export function writeBillOfMaterials(root: string): void {
  // All packages, also where the environment says that this is production: see above.
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
