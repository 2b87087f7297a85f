/** The worker's script: posts that it is ready, then for each check whether the value does not match the pattern. */
import { isMismatch } from './fieldPattern';
import type { PatternCheck } from './patternRunner';

// Stryker disable next-line StringLiteral,BlockStatement,ArrowFunction: Runs in a worker of its own, where the tests of the validator see its answers but no coverage is counted.
addEventListener('message', ({ data: { pattern, value } }: MessageEvent<PatternCheck>) => {
  postMessage(isMismatch(pattern, value));
});
// Stryker disable next-line StringLiteral: The validator takes any first message for it.
postMessage('ready');
