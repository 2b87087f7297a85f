import type { Options } from '@testing-library/user-event';

/** How a test's user acts: without a pause after each key, and as a finger does, which presses without hovering first. */
export const USER_OPTIONS = { delay: null, skipHover: true } as const satisfies Options;
