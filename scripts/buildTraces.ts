/**
 * `npm run build:traces`: a production build that records where a shopper asks for it by `?trace=1`, in a folder of its
 * own beside dist/, and the DevTools' panel that browser tests tie to it. What is served to everybody holds nothing of
 * either.
 */
import { TRACES_BUILD_FOLDER } from './tracesBuild';

process.env.TRACES = 'ask';
process.env.BUILD_FOLDER = TRACES_BUILD_FOLDER;
void import('./build');
void import('./buildDevTools');
