/** Defined by webpack: the short commit hash of the build, or 'dev'. */
declare const __BUILD_ID__: string;
/** Whether the build records traces: always, on pages with `?trace=1`, or never. */
declare const __TRACES__: 'on' | 'ask' | 'off';
/** The name of the replay page's Trusted Types policy, with which it writes its iframe. */
declare const __REPLAY_POLICY__: string;
/** A font file: the bundler puts it beside the chunks and gives back its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
/** Where webpack's runtime finds the assets. */
declare let __webpack_public_path__: string;
/** webpack's runtime. `tu` makes an address of a script pass the Trusted Types policy that the runtime creates. */
declare const __webpack_require__: { readonly tu: (address: string) => string };
