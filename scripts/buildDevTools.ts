/**
 * `npm run build:devtools`: bundles the DevTools' own panel, which browser tests drive as a page of its own, and the
 * script that plays the extension's part in the shop's tab. Nothing of either is in any build of the shop.
 * `npm run build:traces` does it too. Ends with 1 on any error or warning of the bundler.
 */
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { keptBetweenRuns, quiet, scriptRule, sources } from '../webpack.config';
import { DEVTOOLS_FOLDER, DEVTOOLS_PAGE, DEVTOOLS_ROOT } from './devToolsPage';

const ROOT = join(__dirname, '..');
const PANEL = 'panel';

const config: Configuration = {
  mode: 'production',
  context: ROOT,
  target: 'web',
  entry: {
    [PANEL]: join(ROOT, 'e2e/devtools/panel.tsx'),
    relay: join(ROOT, 'src/testing/devToolsRelay.ts'),
  },
  output: {
    path: join(ROOT, DEVTOOLS_FOLDER),
    publicPath: DEVTOOLS_ROOT,
    filename: '[name].js',
    clean: true,
  },
  resolve: sources,
  module: { rules: [scriptRule] },
  plugins: [
    new HtmlWebpackPlugin({
      template: join(ROOT, 'e2e/devtools/index.html'),
      filename: DEVTOOLS_PAGE,
      chunks: [PANEL],
      minify: false,
    }),
  ],
  // Nobody waits for it over a network: bundling is what takes time.
  optimization: { minimize: false },
  ...quiet,
  cache: keptBetweenRuns('devtools'),
};

const compiler = webpack(config);
compiler.run((error, stats) => {
  compiler.close(() => undefined);
  const isGood = stats !== undefined && !stats.hasErrors() && !stats.hasWarnings();
  if (isGood) return;
  console.error(error ?? stats?.toString({ all: false, errors: true, warnings: true }));
  process.exitCode = 1;
});
