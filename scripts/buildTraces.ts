/**
 * `npm run build:traces`: a production build that records traces on pages with `?trace=1`, for browser tests. It is
 * not part of dist/. The npm script builds the DevTools panel too, which these tests use.
 */
import { TRACES_BUILD_FOLDER } from './tracesBuild';

process.env.TRACES = 'ask';
process.env.BUILD_FOLDER = TRACES_BUILD_FOLDER;
void import('./build');
