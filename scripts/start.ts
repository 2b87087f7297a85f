/**
 * `npm start`: the shop with hot reload, and the sandbox store behind it. Errors of types and of the description are shown
 * in the terminal and over the page; a changed description is generated from, and the sandbox starts again with it, and
 * with its own changed code.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { GENERATED } from '../openapi/description';
import { API_BASE_PATH } from '../sandbox/constants';
import { createWebpackConfig } from '../webpack.config';
import { watchDescription, watchFolders } from './descriptionWatch';
import { closeOnSignal, expectFreePorts, LOOPBACK, readPorts } from './ports';
import { watchTypes } from './typeWatch';
import { describeAddresses } from './welcome';
import { readPublicPath } from './buildValues';

async function start(): Promise<void> {
  const publicPath = readPublicPath();
  const ports = readPorts();
  await expectFreePorts(ports);
  const { descriptionProblems } = await import('../openapi/lint.mjs');
  const problems = await descriptionProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const shopUrl = `http://localhost:${ports.shop}${publicPath.slice(0, -1)}`;
  const apiAddress = `http://localhost:${ports.api}`;
  const compiler = webpack(createWebpackConfig({ mode: 'development', publicPath, apiAddress }));
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
        // Not the page's own address: the replay's frame (about:srcdoc) has none.
        webSocketURL: `ws://${LOOPBACK}:${ports.shop}/ws`,
      },
      setupExitSignals: false,
    },
    compiler,
  );
  /** What webpack does not know. */
  const errors: Record<'types' | 'description', readonly string[]> = { types: [], description: [] };
  const showErrors = (): void => {
    const { clients = [] } = server.webSocketServer ?? {};
    const all = Object.values(errors).flat();
    if (all.length > 0) server.sendMessage(clients, 'errors', all);
  };
  /** Says in the terminal and over the page what is wrong, and when it is right again. */
  const reportTo =
    (about: keyof typeof errors, rightAgain: string) =>
    (found: readonly string[]): void => {
      const before = errors[about];
      errors[about] = found;
      if (found.length > 0) {
        // The compiler tells the same once more where something else has changed.
        if (found.join('\n') !== before.join('\n')) console.error(found.join('\n'));
      } else if (before.length > 0) {
        console.log(rightAgain);
        server.invalidate();
      }
      showErrors();
    };
  // Types first: where webpack builds the generated code at the same time, their errors are told a second later.
  let areTypesWatched = true;
  compiler.hooks.invalid.tap('Types first', (file) => {
    if (areTypesWatched && file?.startsWith(GENERATED)) compiler.watching?.suspend();
  });
  const reportTypes = reportTo('types', 'The types are right again.');
  const stopTypes = watchTypes(
    (found) => {
      reportTypes(found);
      compiler.watching?.resume();
    },
    () => {
      console.error('The compiler has ended: `npm start` checks no types until it is started again.');
      areTypesWatched = false;
      errors.types = [];
      compiler.watching?.resume();
    },
  );
  const api = runSandbox(ports.api, shopUrl, reportTo('description', 'The description is right again.'));
  closeOnSignal(async () => {
    stopTypes();
    // Not after the server, which waits for open pages: longer than tsx waits before it ends this.
    await Promise.all([api.close(), server.stop()]);
  });
  let isFirst = true;
  compiler.hooks.done.tap('Report', (stats) => {
    if (stats.hasErrors() || stats.hasWarnings()) {
      console.error(
        stats.toString({ all: false, errors: true, warnings: true, colors: process.stdout.isTTY }),
      );
    } else if (isFirst) {
      isFirst = false;
      console.log(describeAddresses(shopUrl, `${apiAddress}${API_BASE_PATH}`));
      // The first time takes two seconds, which neither the start nor the first change waits for. Problems are told below.
      void import('../openapi/generate').then(({ generateFrom }) => generateFrom()).catch(() => undefined);
    }
  });
  console.log('Building the shop …');
  await server.start();
  // After the server's own report, which hides what is over the page: at every build, and to a page that is opened later.
  compiler.hooks.done.tap('Other errors', showErrors);
  server.webSocketServer?.implementation.on('connection', showErrors);
}

/**
 * Runs the sandbox as a program of its own, so that changed code is loaded: it starts again when its code changes, and
 * after every good change of the description; one with problems is reported. It ends when this process does, in any way.
 */
function runSandbox(
  port: number,
  shop: string,
  report: (problems: readonly string[]) => void,
): { close(): Promise<void> } {
  const folder = join(__dirname, '../sandbox');
  const begin = () => fork(join(folder, 'main.ts'), ['--brief', '--port', String(port), '--shop', shop]);
  let program = begin();
  let isClosed = false;
  const hasEnded = (): boolean => program.exitCode !== null || program.signalCode !== null;
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      if (hasEnded()) return resolve();
      program.once('exit', () => resolve());
      if (program.connected) program.disconnect();
    });
  let restarts = Promise.resolve();
  const restart = (): Promise<void> => {
    restarts = restarts.then(end).then(() => {
      if (!isClosed) program = begin();
    });
    return restarts;
  };
  const stopCode = watchFolders(
    ['.', 'catalogue', '../apiServer', '../apiServer/bank'].map((each) => join(folder, each)),
    (name) => name.endsWith('.ts'),
    () => void restart(),
  );
  const stop = watchDescription(async (problems, isNew) => {
    const note = 'The shop and the sandbox keep the description as it was before.';
    report(problems === '' ? [] : [`${problems}\n${note}`]);
    // It has ended where it began while the description had problems.
    if (problems === '' && (isNew || hasEnded())) await restart();
  });
  return {
    close: async () => {
      isClosed = true;
      stopCode();
      stop();
      await restarts;
      await end();
    },
  };
}

process.env.NODE_ENV = 'development';
start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
