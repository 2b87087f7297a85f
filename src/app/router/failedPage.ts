import type { ReactElement } from 'react';

/** What a failed page offers beside another try, as props of `ErrorState`: set by a build that records visits. */
export const failedPage: { action?: ReactElement } = {};
