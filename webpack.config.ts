import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import reactRefreshTypeScript from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { CHUNKS_POLICY, REPLAY_POLICY } from './scripts/securityHeaders';
import { copyFolder, precompress, preloadFonts } from './scripts/webpackPlugins';

const ROOT = __dirname;
const PUBLIC_FOLDER = join(ROOT, 'public');
const TEMPLATE = join(PUBLIC_FOLDER, 'index.html');

/** The page on which traces are replayed: its own entry, which builds that never record do not have. */
const REPLAY = {
  entry: join(ROOT, 'src/app/replay/index.tsx'),
  template: join(ROOT, 'src/app/replay/index.html'),
  file: '__replay/index.html',
} as const;

/**
 * The replay page's own Content-Security-Policy, beside the one that the server sends: nothing is connected to, and
 * pictures come from the page itself. While developing, the bundler's own socket stays open.
 */
function replayPolicy(isProduction: boolean): string {
  return isProduction
    ? "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data:; font-src 'self'; connect-src 'none'; form-action 'none'; base-uri 'none'"
    : "connect-src ws: 'self'; form-action 'none'";
}

/** What a build can be told. */
export interface BuildSettings {
  readonly mode: 'development' | 'production';
  /** The composition root; another one serves to try the build out. */
  readonly entry?: string;
  /** Where a production build is written. */
  readonly outputPath?: string;
}

/** Whether a build records traces: always, where a shopper asks for it by `?trace=1`, or never. */
const TRACE_MODES: readonly string[] = ['on', 'ask', 'off'];

/**
 * Reads the environment's `TRACES`; on in development and off in production unless it says otherwise.
 * Throws a sentence for a word it does not know.
 */
function readTraceMode(isProduction: boolean): string {
  const mode = process.env.TRACES ?? (isProduction ? 'off' : 'on');
  if (!TRACE_MODES.includes(mode))
    throw new Error(`TRACES is one of ${TRACE_MODES.join(', ')}, not '${mode}'.`);
  return mode;
}

/** The short hash of the commit that is built, or 'dev' outside a repository. */
function readBuildId(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'dev';
  }
}

const scriptOptions = {
  transpileOnly: true,
  onlyCompileBundledFiles: true,
  compilerOptions: { noEmit: false },
};

/** What an import without an extension stands for. */
export const sources = { extensions: ['.tsx', '.ts', '.mjs', '.js'] };

/** How our own TypeScript is compiled; types are checked elsewhere. */
export const scriptRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: scriptOptions,
};

/** While developing, a changed component is swapped in place: what was typed and where the shopper was stay. */
const refreshedScriptRule = {
  ...scriptRule,
  options: { ...scriptOptions, getCustomTransformers: () => ({ before: [reactRefreshTypeScript()] }) },
};

/** What is kept from one run of the bundler to the next: one for each kind of build, as two can run side by side. */
export function keptBetweenRuns(name: string): Configuration['cache'] {
  return {
    type: 'filesystem',
    cacheDirectory: join(ROOT, 'node_modules/.cache/webpack'),
    name,
    buildDependencies: { config: [__filename, join(ROOT, 'scripts/webpackPlugins.ts')] },
  };
}

/** What a bundler says of its work: nothing but errors. */
export const quiet = {
  performance: { hints: false },
  stats: 'none',
  infrastructureLogging: { level: 'error' },
} as const satisfies Configuration;

/** Fonts and pictures under a name that says what is in them. */
const HASHED_ASSET = 'assets/[name].[contenthash:10][ext]';

/** The bundler's settings for a program of the shop's own code that runs in Node: one file, no assets written. */
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
      assetModuleFilename: HASHED_ASSET,
    },
    resolve: sources,
    module: {
      rules: [scriptRule, { test: /\.(woff2|svg)$/, type: 'asset/resource', generator: { emit: false } }],
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
    ...quiet,
    cache: keptBetweenRuns(name),
  };
}

/**
 * The bundler's settings for the program that renders pages at build time: it names the same hashed assets as the
 * shop.
 */
export function createPrerenderConfig(outputPath: string): Configuration {
  return createProgramConfig('prerender', 'src/app/prerender.tsx', outputPath, 'off');
}

/** The bundler's settings for the program that replays traces with the shop's reducers. */
export function createReplayConfig(outputPath: string): Configuration {
  return createProgramConfig('headless', 'src/app/replay/headless.ts', outputPath, 'ask');
}

/** The bundler's settings for the shop that `npm run bench:traces` measures. */
export function createMeasuredShopConfig(outputPath: string): Configuration {
  return createProgramConfig('measuredShop', 'bench/measuredShop.ts', outputPath, 'ask');
}

/**
 * The bundler's settings: the shop as a single-page app whose routes are chunks of their own.
 * Types are checked by `npm run typecheck`, not here.
 */
export function createWebpackConfig({ mode, entry, outputPath }: BuildSettings): Configuration {
  const isProduction = mode === 'production';
  const traces = readTraceMode(isProduction);
  const hasReplay = traces !== 'off';
  return {
    mode,
    context: ROOT,
    target: 'web',
    entry: {
      main: entry ?? join(ROOT, 'src/index.tsx'),
      ...(hasReplay ? { replay: REPLAY.entry } : {}),
    },
    output: {
      path: outputPath ?? join(ROOT, 'dist'),
      publicPath: '/',
      filename: isProduction ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: isProduction ? HASHED_ASSET : 'assets/[name][ext]',
      clean: isProduction,
      crossOriginLoading: false,
      // The name stands in the Content-Security-Policy, which a server that develops does not send.
      ...(isProduction ? { trustedTypes: { policyName: CHUNKS_POLICY } } : {}),
    },
    resolve: sources,
    module: {
      rules: [
        isProduction ? scriptRule : refreshedScriptRule,
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      runtimeChunk: 'single',
      moduleIds: 'deterministic',
      chunkIds: isProduction ? 'deterministic' : 'named',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // What the first paint needs of node_modules changes rarely: it stays cached between releases.
          vendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: 'initial', priority: 10 },
        },
      },
      minimizer: [new TerserPlugin({ extractComments: false, terserOptions: { compress: { passes: 2 } } })],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        __BUILD_ID__: JSON.stringify(isProduction ? readBuildId() : 'dev'),
        __TRACES__: JSON.stringify(traces),
        __REPLAY_POLICY__: JSON.stringify(REPLAY_POLICY),
      }),
      new HtmlWebpackPlugin({
        template: TEMPLATE,
        chunks: ['main'],
        scriptLoading: 'defer',
        minify: isProduction ? { collapseWhitespace: true, removeComments: true } : false,
      }),
      ...(hasReplay
        ? [
            new HtmlWebpackPlugin({
              template: REPLAY.template,
              filename: REPLAY.file,
              chunks: ['replay'],
              policy: replayPolicy(isProduction),
              scriptLoading: 'defer',
            }),
          ]
        : []),
      preloadFonts,
      copyFolder(PUBLIC_FOLDER, TEMPLATE),
      // The dev server shows errors over the page already.
      ...(isProduction ? precompress() : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    // Hidden: the maps are there for reading a stack trace, and the served files do not name them.
    devtool: isProduction ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    ...quiet,
    cache: keptBetweenRuns(`${mode}-${traces}`),
  };
}
