/** How the service worker is built: after the pages, because it names the files that they need. */
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { SERVICE_WORKER_FILE } from '../src/lib/offlineCaches';
import { buildCache, quietOutput, resolveSources, scriptRule } from '../webpack.config';
import { createMinimizer, precompress } from './webpackPlugins';

const ROOT = join(__dirname, '..');

/** What the service worker keeps for use offline. */
export interface OfflineFiles {
  /** The frame with its revision, and the files that it names: kept when the worker is installed, or it is not. */
  readonly frame: readonly { readonly url: string; readonly revision: string | null }[];
  /** Addresses of the files of further pages. */
  readonly others: readonly string[];
}

/** webpack's settings for the service worker: one file, at the root of the build, which it serves as a whole. */
export function createServiceWorkerConfig(
  outputPath: string,
  { frame, others }: OfflineFiles,
  isForTests: boolean,
): Configuration {
  return {
    mode: 'production',
    context: ROOT,
    target: 'webworker',
    entry: join(ROOT, 'src/serviceWorker/worker.ts'),
    output: { path: outputPath, publicPath: '/', filename: SERVICE_WORKER_FILE.slice(1) },
    resolve: resolveSources,
    module: { rules: [scriptRule] },
    optimization: { splitChunks: false, minimizer: [createMinimizer()] },
    plugins: [
      new webpack.DefinePlugin({
        __OFFLINE_FRAME__: JSON.stringify(frame),
        __OFFLINE_FILES__: JSON.stringify(others),
      }),
      ...(isForTests ? [] : precompress()),
    ],
    devtool: false,
    ...quietOutput,
    cache: buildCache('service-worker'),
  };
}
