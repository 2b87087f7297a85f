/**
 * `npm run build:traces`: a production build that records traces on pages with `?trace=1`, for browser tests, and the
 * DevTools panel that they use. Neither is part of dist/.
 */
import { TRACES_BUILD_FOLDER } from './tracesBuild';

process.env.TRACES = 'ask';
process.env.BUILD_FOLDER = TRACES_BUILD_FOLDER;
void import('./build');
void import('./buildDevTools');
