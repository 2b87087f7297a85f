import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import reactRefreshTypeScript from 'react-refresh-typescript';
import webpack, { type Configuration } from 'webpack';
import { manifestText, MANIFEST_FILE } from './scripts/brandPages';
import { readBuildId, readTraceMode } from './scripts/buildValues';
import { REPLAY, replayPolicy } from './scripts/replayPage';
import { CHUNKS_POLICY, REPLAY_POLICY } from './scripts/securityHeaders';
import { copyFolder, createMinimizer, precompress, preloadFonts, writeAsset } from './scripts/webpackPlugins';
import { brand } from './src/brand';

const ROOT = __dirname;
const PUBLIC_FOLDER = join(ROOT, 'public');
const TEMPLATE = join(PUBLIC_FOLDER, 'index.html');

/** The script in the head of pages without data. */
export const EARLY_ENTRY = 'early';

/** The page of components of `npm start`. No build has it. */
const COMPONENTS_PAGE = join(ROOT, 'src/testing/componentPage');

/** The settings of a build. */
export interface BuildSettings {
  readonly mode: 'development' | 'production';
  /** The entry module; src/index.tsx unless given. */
  readonly entry?: string;
  /** Where a production build is written; dist/ unless given. */
  readonly outputPath?: string;
  /** The path of the shop, in development; a production build is moved afterwards (deploy/setPublicPath.mjs). */
  readonly publicPath?: string;
  /** What the page says of the API's address; '' for the default. */
  readonly apiAddress?: string;
  /** Whether it is for tests alone, and so has no compressed copies and no source maps. */
  readonly isForTests?: boolean;
}

const scriptOptions = {
  transpileOnly: true,
  onlyCompileBundledFiles: true,
  compilerOptions: { noEmit: false },
};

/** The extensions of imports without one. */
export const resolveSources = { extensions: ['.tsx', '.ts', '.mjs', '.js'] };

/** Compiles our own TypeScript. `npm run typecheck` checks the types. */
export const scriptRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: scriptOptions,
};

const assetRule = { test: /\.(woff2|svg)$/, type: 'asset/resource' };

/** In development: React Fast Refresh, which keeps the state of a changed component. */
const refreshedScriptRule = {
  ...scriptRule,
  options: { ...scriptOptions, getCustomTransformers: () => ({ before: [reactRefreshTypeScript()] }) },
};

/**
 * webpack's cache on disk. Each kind of build has its own, because two can run at the same time.
 * @param readonly whether the build only reads what another one has written
 */
export function buildCache(name: string, readonly = false): Configuration['cache'] {
  return {
    type: 'filesystem',
    readonly,
    cacheDirectory: join(ROOT, 'node_modules/.cache/webpack'),
    name,
    buildDependencies: {
      config: [join(ROOT, 'scripts/webpackPlugins.ts'), __filename],
    },
  };
}

/** Prints nothing but errors. */
export const quietOutput = {
  performance: { hints: false },
  stats: 'none',
  infrastructureLogging: { level: 'error' },
} as const satisfies Configuration;

/** The part of a file's name that changes with its contents. */
const HASH = '.[contenthash:10]';

/** webpack's settings for a Node program made of the shop's code: one file, no assets written. */
function createProgramConfig(
  name: string,
  entry: string,
  outputPath: string,
  traces: 'ask' | 'off',
): Configuration {
  return {
    mode: 'production',
    context: ROOT,
    target: 'node',
    entry: { [name]: join(ROOT, entry) },
    output: {
      path: outputPath,
      publicPath: '/',
      library: { type: 'commonjs2' },
      assetModuleFilename: `assets/[name]${HASH}[ext]`,
    },
    resolve: resolveSources,
    module: {
      rules: [scriptRule, { ...assetRule, generator: { emit: false } }],
    },
    plugins: [
      // One file: chunks are for browsers.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({
        __BUILD_ID__: JSON.stringify(readBuildId()),
        __TRACES__: JSON.stringify(traces),
      }),
    ],
    optimization: { minimize: false },
    ...quietOutput,
    cache: buildCache(name),
  };
}

/** webpack's settings for the program that prerenders pages at build time, with the shop's hashed asset names. */
export function createPrerenderConfig(outputPath: string): Configuration {
  return createProgramConfig('prerender', 'src/rendering/prerender.tsx', outputPath, 'off');
}

/** webpack's settings for the program that replays traces with the shop's reducers. */
export function createReplayConfig(outputPath: string): Configuration {
  return createProgramConfig('headless', 'src/traces/replay/headless.ts', outputPath, 'ask');
}

/** webpack's settings for the shop that `npm run bench:traces` measures. */
export function createMeasuredShopConfig(outputPath: string): Configuration {
  return createProgramConfig('measuredShop', 'bench/measuredShop.ts', outputPath, 'ask');
}

/** webpack's settings for the shop: a single-page app whose routes are chunks of their own. */
export function createWebpackConfig({
  mode,
  entry,
  outputPath,
  publicPath = '/',
  apiAddress = '',
  isForTests = false,
}: BuildSettings): Configuration {
  const isProduction = mode === 'production';
  const traces = readTraceMode(isProduction);
  const hasReplay = traces !== 'off';
  const hash = isProduction ? HASH : '';
  return {
    mode,
    context: ROOT,
    // The list in package.json: the runtime and the minifier write for these browsers.
    target: 'browserslist',
    entry: {
      main: entry ?? join(ROOT, 'src/index.tsx'),
      // Runs before the runtime has loaded.
      ...(isProduction
        ? { [EARLY_ENTRY]: { import: join(ROOT, 'src/rendering/early.ts'), runtime: false } }
        : {}),
      ...(hasReplay ? { replay: REPLAY.entry } : {}),
      ...(isProduction ? {} : { components: join(COMPONENTS_PAGE, 'index.tsx') }),
    },
    output: {
      path: outputPath ?? join(ROOT, 'dist'),
      publicPath,
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      clean: isProduction,
      crossOriginLoading: false,
      // The Content-Security-Policy names this policy; the dev server sends none.
      ...(isProduction ? { trustedTypes: { policyName: CHUNKS_POLICY } } : {}),
    },
    resolve: resolveSources,
    module: {
      rules: [isProduction ? scriptRule : refreshedScriptRule, assetRule],
    },
    optimization: {
      runtimeChunk: 'single',
      moduleIds: 'deterministic',
      chunkIds: isProduction ? 'deterministic' : 'named',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // The packages of the first paint change rarely, so browsers keep them cached between releases.
          vendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: 'initial', priority: 10 },
        },
      },
      minimizer: [createMinimizer()],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        __BUILD_ID__: JSON.stringify(readBuildId()),
        __TRACES__: JSON.stringify(traces),
        __REPLAY_POLICY__: JSON.stringify(REPLAY_POLICY),
      }),
      new HtmlWebpackPlugin({
        template: TEMPLATE,
        brand,
        shopPath: publicPath,
        apiAddress,
        chunks: ['main'],
        scriptLoading: 'defer',
        minify: isProduction ? { collapseWhitespace: true, removeComments: true } : false,
      }),
      ...(hasReplay
        ? [
            new HtmlWebpackPlugin({
              template: REPLAY.template,
              filename: REPLAY.file,
              brand,
              shopPath: publicPath,
              chunks: ['replay'],
              policy: replayPolicy(isProduction),
              scriptLoading: 'defer',
            }),
          ]
        : []),
      ...(isProduction
        ? []
        : [
            new HtmlWebpackPlugin({
              template: join(COMPONENTS_PAGE, 'index.html'),
              filename: '__components/index.html',
              shopPath: publicPath,
              chunks: ['components'],
            }),
          ]),
      preloadFonts,
      copyFolder(PUBLIC_FOLDER, TEMPLATE),
      writeAsset(MANIFEST_FILE, manifestText(brand)),
      // The dev server has an error overlay already.
      ...(isProduction ? [] : [new ReactRefreshPlugin({ overlay: false })]),
      ...(isProduction && !isForTests ? precompress() : []),
    ],
    // Hidden: the maps help to read a stack trace, and the served files do not name them.
    devtool: isForTests ? false : isProduction ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    ...quietOutput,
    // A build that records has nearly the modules of the shop's build, which comes first in `npm test`.
    cache: isForTests ? buildCache(`${mode}-off`, true) : buildCache(`${mode}-${traces}`),
  };
}
