/** webpack plugins of the build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

/** The files with compressed copies. Fonts are compressed already, source maps are not served. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Smaller files, in bytes, get no compressed copy. */
const COMPRESSION_THRESHOLD = 512;

/** A plugin that adds files to the build. */
const addAssets = (name: string, add: (compilation: Compilation) => void): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => add(compilation));
    });
  },
});

/** Copies a folder into the build, except for one file: icons, robots.txt, licences. */
export const copyFolder = (folder: string, except: string): WebpackPluginInstance =>
  addAssets('CopyFolder', (compilation) => {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || path === except) continue;
      const name = relative(folder, path).replaceAll('\\', '/');
      compilation.fileDependencies.add(path);
      compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(path)));
    }
  });

/** Writes a text into the build. */
export const writeAsset = (name: string, text: string): WebpackPluginInstance =>
  addAssets('WriteAsset', (compilation) => {
    compilation.emitAsset(name, new webpack.sources.RawSource(text));
  });

/** Preloads the fonts, after the scripts, so that text is drawn once. */
export const preloadFonts: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PreloadFonts', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadFonts', (data) => {
        const fonts = compilation.getAssets().filter(({ name }) => name.endsWith('.woff2'));
        const links = fonts.map(({ name }) => ({
          tagName: 'link',
          voidTag: true,
          attributes: {
            rel: 'preload',
            href: `${data.publicPath}${name}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          meta: {},
        }));
        data.headTags.push(...links);
        return data;
      });
    });
  },
};

/** Writes .br and .gz copies of every text file, so that the server does not compress at each request. */
export function precompress(): WebpackPluginInstance[] {
  return (['brotliCompress', 'gzip'] as const).map(
    (algorithm) =>
      new CompressionPlugin({
        algorithm,
        filename: algorithm === 'gzip' ? '[path][base].gz' : '[path][base].br',
        test: COMPRESSIBLE,
        threshold: COMPRESSION_THRESHOLD,
      }),
  );
}

/** swc takes a third of terser's time, and its scripts are no larger. */
export function createMinimizer() {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 2 } },
  });
}
