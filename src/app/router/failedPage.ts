import type { ReactElement } from 'react';

/** What a failed page offers beside another try and the way home, as props of `FailedState`: set by a build that records visits. */
export const failedPage: { action?: ReactElement } = {};
