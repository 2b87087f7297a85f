/**
 * The worker's script: says that it is ready, then answers each question with whether the value breaks the pattern.
 */
import { breaksPattern } from './fieldPattern';
import type { PatternQuestion } from './patternJudge';

addEventListener('message', ({ data: { pattern, value } }: MessageEvent<PatternQuestion>) => {
  postMessage(breaksPattern(pattern, value));
});
postMessage('ready');
