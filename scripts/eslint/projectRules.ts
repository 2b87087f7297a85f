/** The project's own ESLint rules: imports between folders, pure reducers, replayable caches, texts in their own files. */
import { basename, relative, sep } from 'node:path';
import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import { problemsOfImport, resolveImport } from './folderRules';
import { findImportPath, resolveScript } from './importCycles';
import { noLiteralText } from './literalTexts';

type ImportingNode =
  | TSESTree.ImportDeclaration
  | TSESTree.ExportNamedDeclaration
  | TSESTree.ExportAllDeclaration
  | TSESTree.ImportExpression;

/** The names that a statement imports, and whether all of them are types. */
function describeNames(node: ImportingNode): { names: string[]; isTypeOnly: boolean } {
  if (node.type === 'ImportDeclaration') {
    const named = node.specifiers.filter((specifier) => specifier.type === 'ImportSpecifier');
    const names = named.map(({ imported }) =>
      imported.type === 'Identifier' ? imported.name : imported.value,
    );
    const isEveryNameAType =
      named.length > 0 &&
      named.length === node.specifiers.length &&
      named.every(({ importKind }) => importKind === 'type');
    return { names, isTypeOnly: node.importKind === 'type' || isEveryNameAType };
  }
  return {
    names: [],
    isTypeOnly: node.type !== 'ImportExpression' && node.exportKind === 'type',
  };
}

const imports: TSESLint.RuleModule<'notAllowed'> = {
  meta: {
    type: 'problem',
    docs: { description: 'Restricts imports between folders and of packages.' },
    messages: { notAllowed: '{{problem}}' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node: ImportingNode) => {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') {
        return;
      }
      const imported = { file, ...resolveImport(file, node.source.value), ...describeNames(node) };
      for (const problem of problemsOfImport(imported)) {
        context.report({ node: node.source, messageId: 'notAllowed', data: { problem } });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const noImportCycle: TSESLint.RuleModule<'cycle'> = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbids files that import each other in a circle, be it for a type alone.' },
    messages: { cycle: 'Import cycle: {{path}}. Move what both need to a file of its own.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const check = (node: ImportingNode) => {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return;
      const imported = resolveScript(context.filename, node.source.value);
      const path = imported === null ? null : findImportPath(imported, context.filename);
      if (path === null) return;
      const names = [context.filename, ...path].map((file) => basename(file));
      context.report({ node: node.source, messageId: 'cycle', data: { path: names.join(' → ') } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** Whether a node is in a `prepare` callback, the only place of a slice for random values and the time. */
function isInPrepare(node: TSESTree.Node): boolean {
  for (let at: TSESTree.Node | null = node; at !== null; at = at.parent ?? null) {
    const name =
      at.type === 'Property'
        ? at.key
        : at.type === 'FunctionDeclaration' || at.type === 'VariableDeclarator'
          ? at.id
          : null;
    if (name?.type === 'Identifier' && name.name.startsWith('prepare')) {
      return true;
    }
  }
  return false;
}

const pureReducers: TSESLint.RuleModule<'impure'> = {
  meta: {
    type: 'problem',
    docs: {
      description: 'Forbids random values and the time in reducers, so that a replay gives the same state.',
    },
    messages: {
      impure: 'A reducer must be pure: create this value in a `prepare` callback.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const check = (node: TSESTree.Node) => {
      if (!isInPrepare(node)) {
        context.report({ node, messageId: 'impure' });
      }
    };
    return {
      'CallExpression[callee.name=/^(nanoid|uuid|Date)$/]': check,
      'CallExpression[callee.object.name="Date"][callee.property.name="now"]': check,
      'CallExpression[callee.object.name="Math"][callee.property.name="random"]': check,
      'CallExpression[callee.object.name=/^(crypto|performance)$/]': check,
      'NewExpression[callee.name="Date"][arguments.length=0]': check,
    };
  },
};

const replayableCache: TSESLint.RuleModule<'upsert'> = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbids cache updates that a trace cannot record.' },
    messages: {
      upsert:
        'upsertQueryData keeps its value under a symbol, which a trace loses: use upsertQueryEntries, whose payload is plain.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    return {
      'Identifier[name="upsertQueryData"]'(node: TSESTree.Identifier) {
        context.report({ node, messageId: 'upsert' });
      },
    };
  },
};

/** The plugin that eslint.config.mjs registers as `project`. */
export const projectRules = {
  rules: {
    imports,
    'no-import-cycle': noImportCycle,
    'no-literal-text': noLiteralText,
    'pure-reducers': pureReducers,
    'replayable-cache': replayableCache,
  },
};
