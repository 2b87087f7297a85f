/**
 * `npm start`: the shop with hot reload, and the sandbox store behind it. Errors of types are shown in the terminal and over
 * the page; a changed description is generated from, and the sandbox starts again with it.
 */
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { API_BASE_PATH, DEFAULT_DATA_FILE } from '../sandbox/constants';
import { startSandbox, type Sandbox } from '../sandbox/server';
import { createWebpackConfig } from '../webpack.config';
import { watchDescription } from './descriptionWatch';
import { closeOnSignal, describeTakenPort, LOOPBACK, readPorts } from './ports';
import { watchTypes } from './typeWatch';
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
  const openSandbox = () =>
    startSandbox({ port: ports.api, dataFile: DEFAULT_DATA_FILE, shopOrigin: shopUrl });
  const sandbox = await openSandbox();
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
        rewrites: ['__replay', '__components'].map((page) => ({
          from: new RegExp(`/${page}/?$`),
          to: `${publicPath}${page}/index.html`,
        })),
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
  let typeErrors: readonly string[] = [];
  const showTypeErrors = (): void => {
    const { clients = [] } = server.webSocketServer ?? {};
    if (typeErrors.length > 0) server.sendMessage(clients, 'errors', typeErrors);
  };
  const stopTypes = watchTypes((errors) => {
    if (errors.length > 0) console.error(errors.join('\n'));
    else if (typeErrors.length > 0) {
      console.log('The types are right again.');
      server.invalidate();
    }
    typeErrors = errors;
    showTypeErrors();
  });
  const api = watchedSandbox(sandbox, openSandbox);
  closeOnSignal(async () => {
    stopTypes();
    await server.stop();
    await api.close();
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
  // After the server's own report, which hides what is over the page.
  compiler.hooks.done.tap('Types', showTypeErrors);
}

/** Starts the sandbox again after every good change of the description. One with problems changes nothing. */
function watchedSandbox(first: Sandbox, open: () => Promise<Sandbox>): { close(): Promise<void> } {
  let sandbox: Sandbox | null = first;
  const stop = watchDescription(async (problems) => {
    if (problems !== '') {
      console.error(`${problems}\nThe shop and the sandbox keep the description as it was before.`);
      return;
    }
    await sandbox?.close();
    sandbox = null;
    try {
      sandbox = await open();
      console.log('The sandbox has started again with the changed description.');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`The sandbox does not start with the changed description: ${reason}`);
    }
  });
  return {
    close: async () => {
      stop();
      await sandbox?.close();
    },
  };
}

process.env.NODE_ENV = 'development';
start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
