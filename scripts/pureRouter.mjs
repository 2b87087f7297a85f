/**
 * A webpack loader for react-router, which comes as one file. Marks the calls that create its components and contexts as
 * free of side effects and removes their names for the DevTools, so that webpack leaves out what the shop does not use:
 * forms, loaders, frameworks. Takes and returns the source.
 */
export default function pureRouter(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false');
}
