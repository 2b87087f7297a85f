/** The imports between the project's own files, as they are on disk: types and lazy imports included. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** What can follow an import's text to make a file's name. */
const ENDINGS: readonly string[] = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.js', '/index.ts'];
const SCRIPT = /\.([cm]?[jt]s|tsx)$/;

/** Imports of a file, valid as long as the file's time of change is the same. */
interface ReadFile {
  readonly changedAt: number;
  readonly imports: readonly string[];
}

const readFiles = new Map<string, ReadFile>();

/** The script that an import of `file` leads to; null for a package, and for a file that is no script. */
export function resolveScript(file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = resolve(dirname(file), specifier);
  return ENDINGS.map((ending) => path + ending).find((name) => SCRIPT.test(name) && existsSync(name)) ?? null;
}

function importsOf(file: string): readonly string[] {
  const changedAt = statSync(file).mtimeMs;
  const known = readFiles.get(file);
  if (known?.changedAt === changedAt) return known.imports;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const imports = importedFiles.flatMap(({ fileName }) => resolveScript(file, fileName) ?? []);
  readFiles.set(file, { changedAt, imports });
  return imports;
}

/** The shortest way of imports from one file to another, both included; null where there is none. */
export function findImportPath(from: string, to: string): readonly string[] | null {
  const importers = new Map<string, string | null>([[from, null]]);
  // A map lists what is added while it is read, so this goes through all files that can be reached, nearest first.
  for (const [file] of importers) {
    if (file === to) {
      const path: string[] = [];
      for (let at: string | null = file; at !== null; at = importers.get(at) ?? null) path.unshift(at);
      return path;
    }
    for (const imported of importsOf(file)) {
      if (!importers.has(imported)) importers.set(imported, file);
    }
  }
  return null;
}
