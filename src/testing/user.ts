import type { Options } from '@testing-library/user-event';

/** How a test's user acts: without a pause after each key, which would only take time. */
export const USER_OPTIONS = { delay: null } as const satisfies Options;
