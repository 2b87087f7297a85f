/** A YAML file, as Jest parses it (scripts/jest/yamlModule.mjs). */
declare module '*.yaml' {
  const parsed: unknown;
  export default parsed;
}
