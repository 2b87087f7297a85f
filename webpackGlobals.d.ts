/** What webpack adds to the language: the short commit hash of the build, or 'dev'. */
declare const __BUILD_ID__: string;
/** Whether the build records traces: always, where a shopper asks for it by `?trace=1`, or never. */
declare const __TRACES__: 'on' | 'ask' | 'off';
/** The name of the Trusted Types policy that the page of replays writes its frame with. */
declare const __REPLAY_POLICY__: string;
