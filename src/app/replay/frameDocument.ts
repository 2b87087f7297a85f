/** What the browser makes of text that a policy has let through. TypeScript's library does not know it yet. */
interface HtmlPolicy {
  createHTML(text: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string }): HtmlPolicy;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/** The framed document: the scripts of this page once more, which there draw the shop. */
function frameDocument(): string {
  const scripts = [...document.scripts].filter(({ src }) => src !== '');
  const tags = scripts.map(({ src }) => `<script defer src="${encodeURI(new URL(src).pathname)}"></script>`);
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Shop</title>${tags.join('')}</head><body><div id="root"></div></body></html>`;
}

let policy: HtmlPolicy | undefined;

/** Writes the framed document into its frame, by the page's own Trusted Types policy where the browser asks for one. */
export function writeFrame(frame: HTMLIFrameElement): void {
  const content = frameDocument();
  policy ??= window.trustedTypes?.createPolicy(__REPLAY_POLICY__, {
    createHTML: (text) => (text === frameDocument() ? text : ''),
  });
  Reflect.set(frame, 'srcdoc', policy?.createHTML(content) ?? content);
}
