/** Renders pages into files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withApiOrigin } from '../../deploy/setApiOrigin.mjs';
import { loadKit, type PageProgram } from './pageKit';
import { toStyleSheet } from './pageStyles';
import type { PageTask } from './prerenderShop';
import { renderPage } from './renderPage';
import { writeText } from './writeText';

/** What pages are rendered with. */
interface WriterSettings {
  readonly dist: string;
  /** What the build left (scripts/pages/pageKit.ts). */
  readonly kitFolder: string;
  readonly program: PageProgram;
  readonly apiOrigin: string;
  /** The path under which the shop is served; '/' unless given. */
  readonly publicPath?: string;
  readonly site: string;
}

/** Makes a function that renders a page and writes it. */
export function createPageWriter({
  dist,
  kitFolder,
  program,
  apiOrigin,
  publicPath = '/',
  site,
}: WriterSettings): (task: PageTask) => Promise<void> {
  const kit = loadKit(kitFolder);
  const template = withApiOrigin(kit.template, apiOrigin);
  const settings = { kit: { ...kit, template }, program, apiOrigin, publicPath, site };
  return async ({ source, file }) => {
    const { html } = await renderPage(settings, source, (rules) => {
      const sheet = toStyleSheet(rules);
      if (!existsSync(join(dist, sheet.file))) writeText(join(dist, sheet.file), sheet.css, 'quick');
      return sheet.file;
    });
    writeText(join(dist, file), html, 'quick');
  };
}
