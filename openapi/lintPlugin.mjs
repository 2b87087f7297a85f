// @ts-check
/** Rules of lintRules.yaml that a pattern cannot say. */

/** @import { Oas3Rule, Plugin } from '@redocly/openapi-core' */

/**
 * References are replaced by what they name, which has no end where that leads back to them.
 * @type {Oas3Rule}
 */
function noCycle() {
  /** @type {Map<string, string>} */
  const references = new Map();
  /** @type {(place: string, found?: Set<string>) => Set<string>} The references in a place, and in what they name. */
  const within = (place, found = new Set()) => {
    for (const [from, to] of references) {
      if (from.startsWith(`${place}/`) && !found.has(from)) within(to, found.add(from));
    }
    return found;
  };
  return {
    ref: (_node, { location: { absolutePointer }, report }, { location: named }) => {
      if (named === undefined) return;
      references.set(absolutePointer, named.absolutePointer);
      if (within(named.absolutePointer).has(absolutePointer))
        report({ message: `${named.pointer} holds itself.` });
    },
  };
}

/**
 * A misspelt `x-secret` would hide nothing.
 * @type {Oas3Rule}
 */
function knownExtensions() {
  return {
    any: (node, { type: { extensionsPrefix }, location, report }) => {
      if (extensionsPrefix === undefined) return;
      for (const key of Object.keys(node ?? {})) {
        if (!key.startsWith(extensionsPrefix) || key === 'x-secret') continue;
        const message = `\`${key}\` is not expected here: only \`x-secret\` is.`;
        report({ message, location: location.child(key).key() });
      }
    },
  };
}

/** @type {() => Plugin} */
export default () => ({
  id: 'description',
  rules: { oas3: { 'no-cycle': noCycle, 'known-extensions': knownExtensions } },
});
