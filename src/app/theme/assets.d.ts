/** A font file: the bundler puts it beside the chunks and gives back its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
