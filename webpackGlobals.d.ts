/** What webpack adds to the language: the short commit hash of the build, or 'dev'. */
declare const __BUILD_ID__: string;
