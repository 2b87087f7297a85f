/**
 * Part of `npm run build:traces`: bundles the Redux DevTools panel as a page, and the script that replaces the extension in
 * the shop's tab. Both are for browser tests; no build of the shop contains them.
 * Its packages are in e2e/devtools/. Ends with 1 on any webpack error or warning.
 */
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { buildCache, quietOutput, scriptRule, resolveSources } from '../webpack.config';
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
  resolve: resolveSources,
  module: { rules: [scriptRule] },
  plugins: [
    new HtmlWebpackPlugin({
      template: join(ROOT, 'e2e/devtools/index.html'),
      filename: DEVTOOLS_PAGE,
      chunks: [PANEL],
      minify: false,
    }),
  ],
  // Loaded from this machine, so minifying would only take time.
  optimization: { minimize: false },
  ...quietOutput,
  cache: buildCache('devtools'),
};

const compiler = webpack(config);
compiler.run((error, stats) => {
  compiler.close(() => undefined);
  const isGood = stats !== undefined && !stats.hasErrors() && !stats.hasWarnings();
  if (isGood) return;
  console.error(error ?? stats?.toString({ all: false, errors: true, warnings: true }));
  process.exitCode = 1;
});
