/** The shop of another commit, for figures that are compared in one run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../scripts/ports';
import { isListening, runToEnd, startProgram, untilReady } from '../scripts/store/processes';
import { reportProgress } from './measuring';

/** A shop that runs. */
export type OtherBuild = Awaited<ReturnType<typeof startOtherBuild>>;

/** Checks a commit out into a temporary folder, builds it with its own packages, and serves it. Rejects where one of them fails. */
export async function startOtherBuild(commit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-against-'));
  const cwd = join(folder, 'shop');
  const log = join(folder, 'log');
  const remove = (): void => {
    execFileSync('git', ['worktree', 'remove', '--force', cwd]);
    rmSync(folder, { recursive: true, force: true });
  };
  execFileSync('git', ['worktree', 'add', '--detach', cwd, commit], { stdio: 'ignore' });
  try {
    reportProgress(`building ${commit}`);
    await runToEnd({ name: 'The build', command: 'npm', parameters: ['run', 'build'], cwd, log });
    const [shopPort, apiPort] = [await findFreePort(), await findFreePort()];
    const server = startProgram({
      name: 'The server of the build',
      command: process.execPath,
      parameters: [join('node_modules', 'tsx', 'dist', 'cli.mjs'), join('scripts', 'preview.ts')],
      cwd,
      env: { ...process.env, SHOP_PORT: String(shopPort), API_PORT: String(apiPort) },
      log,
    });
    await untilReady(server, async () => (await isListening(shopPort)) && (await isListening(apiPort)));
    return {
      shopUrl: `http://localhost:${shopPort}`,
      close: async (): Promise<void> => {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
