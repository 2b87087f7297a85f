/** `npm start`: the shop with hot reload, and the sandbox store behind it. */
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { API_BASE_PATH, DEFAULT_DATA_FILE } from '../sandbox/constants';
import { startSandbox } from '../sandbox/server';
import { createWebpackConfig } from '../webpack.config';
import { closeOnSignal, describeTakenPort, LOOPBACK, readPorts } from './ports';
import { describeAddresses } from './welcome';
import { readPublicPath } from './buildValues';

async function start(): Promise<void> {
  const publicPath = readPublicPath();
  const ports = readPorts();
  const taken = await describeTakenPort(ports);
  if (taken !== null) {
    console.error(taken);
    process.exitCode = 1;
    return;
  }
  const { descriptionProblems } = await import('../openapi/lint.mjs');
  const problems = await descriptionProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const shopUrl = `http://localhost:${ports.shop}${publicPath.slice(0, -1)}`;
  const sandbox = await startSandbox({ port: ports.api, dataFile: DEFAULT_DATA_FILE, shopOrigin: shopUrl });
  const compiler = webpack(createWebpackConfig({ mode: 'development', publicPath, apiAddress: sandbox.url }));
  const server = new WebpackDevServer(
    {
      host: LOOPBACK,
      port: ports.shop,
      hot: true,
      // Every address without a file is a page, also product ids with a dot.
      historyApiFallback: {
        disableDotRule: true,
        index: `${publicPath}index.html`,
        rewrites: [{ from: /\/__replay\/?$/, to: `${publicPath}__replay/index.html` }],
      },
      static: false,
      allowedHosts: ['localhost', LOOPBACK],
      client: {
        logging: 'error',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // The socket uses the page's own host: localhost or 127.0.0.1.
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      setupExitSignals: false,
    },
    compiler,
  );
  closeOnSignal(async () => {
    await server.stop();
    await sandbox.close();
  });
  let isFirst = true;
  compiler.hooks.done.tap('Report', (stats) => {
    if (stats.hasErrors() || stats.hasWarnings()) {
      console.error(
        stats.toString({ all: false, errors: true, warnings: true, colors: process.stdout.isTTY }),
      );
    } else if (isFirst) {
      isFirst = false;
      console.log(describeAddresses(shopUrl, `${sandbox.url}${API_BASE_PATH}`));
    }
  });
  console.log('Building the shop …');
  await server.start();
}

process.env.NODE_ENV = 'development';
start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
