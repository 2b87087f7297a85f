/** Testing Library's `waitFor` for tests that render nothing, and the timeout of all that tests wait for. */
import { configure, waitFor } from '@testing-library/react';

// A busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

export { waitFor };
