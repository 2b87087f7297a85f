/** The worker's script: posts that it is ready, then for each check whether the value does not match the pattern. */
import { isMismatch } from './fieldPattern';
import type { PatternCheck } from './patternRunner';

addEventListener('message', ({ data: { pattern, value } }: MessageEvent<PatternCheck>) => {
  postMessage(isMismatch(pattern, value));
});
postMessage('ready');
