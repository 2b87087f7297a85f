/** What webpack adds to the language: build constants and imports of files. */

/** The short commit hash of the build, or 'dev'. */
declare const __BUILD_ID__: string;

declare module '*.woff2' {
  /** The address under which the font is served. */
  const url: string;
  export default url;
}

declare module '*.svg' {
  /** The address under which the picture is served. */
  const url: string;
  export default url;
}
