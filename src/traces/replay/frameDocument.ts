import { brand } from '../../brand';
import { API_ORIGIN_META, apiUrl } from '../../browser/apiOrigin';
import { publicPath } from '../../browser/publicPath';
import { createPolicy } from '../../browser/trustedTypes';

/**
 * The document of the frame: the same scripts, which render the shop there. It has no host from which the API's address
 * would follow, so the address is written into it.
 */
function frameDocument(): string {
  const scripts = [...document.scripts].filter(({ src }) => src !== '');
  const tags = scripts.map(({ src }) => `<script defer src="${encodeURI(new URL(src).pathname)}"></script>`);
  return `<!doctype html><html lang="${brand.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="${API_ORIGIN_META}" content="${apiUrl()}/"><meta name="storefront:public-path" content="${publicPath()}"><title>Shop</title>${tags.join('')}</head><body><div id="root"></div></body></html>`;
}

let policy: ReturnType<typeof createPolicy>;

/** Writes the document into the frame, through a Trusted Types policy where the browser has them. */
export function writeFrame(frame: HTMLIFrameElement): void {
  const content = frameDocument();
  policy ??= createPolicy(__REPLAY_POLICY__, {
    createHTML: (text) => (text === frameDocument() ? text : ''),
  });
  Reflect.set(frame, 'srcdoc', policy?.createHTML(content) ?? content);
}
