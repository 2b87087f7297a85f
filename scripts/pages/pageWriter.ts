/** Renders pages into files: in this process, or in one process for each core. */
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { withApiOrigin } from '../../deploy/setApiOrigin.mjs';
import { loadKit, loadProgram } from './pageKit';
import { toStyleSheet } from './pageStyles';
import type { PageTask } from './prerenderShop';
import { renderPage } from './renderPage';
import { writeText } from './writeText';

/** What pages are rendered with, in a form that can be sent to another process. */
export interface WriterSettings {
  readonly dist: string;
  /** What the build left (scripts/pages/pageKit.ts). */
  readonly kitFolder: string;
  readonly apiOrigin: string;
  /** The path under which the shop is served; '/' unless given. */
  readonly publicPath?: string;
  readonly site: string;
}

/** Renders pages into files. */
export interface PageWriter {
  write(task: PageTask): Promise<void>;
  close(): void;
}

/** Writes pages in this process. */
export function createPageWriter({
  dist,
  kitFolder,
  apiOrigin,
  publicPath = '/',
  site,
}: WriterSettings): PageWriter {
  const kit = loadKit(kitFolder);
  const program = loadProgram(kitFolder);
  const template = withApiOrigin(kit.template, apiOrigin);
  const settings = { kit: { ...kit, template }, program, apiOrigin, publicPath, site };
  return {
    async write({ source, file }) {
      const { html } = await renderPage(settings, source, (rules) => {
        const sheet = toStyleSheet(rules);
        if (!existsSync(join(dist, sheet.file))) writeText(join(dist, sheet.file), sheet.css, 'quick');
        return sheet.file;
      });
      writeText(join(dist, file), html, 'quick');
    },
    close: () => undefined,
  };
}

/** A message to a process: a task, after the settings. */
export type WriterMessage =
  | { readonly settings: WriterSettings }
  | { readonly id: number; readonly task: PageTask };
/** Its answer. */
export interface WriterAnswer {
  readonly id: number;
  /** Null where the page has been written. */
  readonly error: string | null;
}

interface Pending {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Starts processes that write pages, one for each core. */
export function startPageWriters(settings: WriterSettings, count = availableParallelism()): PageWriter {
  const pending = new Map<number, Pending>();
  let next = 0;

  function start(): ChildProcess {
    const child = fork(join(__dirname, 'pageWorker.ts'));
    child.send({ settings } satisfies WriterMessage);
    child.on('message', ({ id, error }: WriterAnswer) => {
      const task = pending.get(id);
      pending.delete(id);
      if (error === null) task?.resolve();
      else task?.reject(new Error(error));
    });
    child.once('exit', (code) => {
      if (code === 0 || code === null) return;
      for (const { reject } of pending.values()) reject(new Error('A process that writes pages has ended.'));
      pending.clear();
    });
    return child;
  }

  const children = Array.from({ length: count }, start);
  return {
    write: (task) =>
      new Promise((resolve, reject) => {
        const id = next;
        next += 1;
        pending.set(id, { resolve, reject });
        children[id % children.length]?.send({ id, task } satisfies WriterMessage);
      }),
    close: () => {
      for (const child of children) child.disconnect();
    },
  };
}
