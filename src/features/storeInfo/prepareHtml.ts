/** Maximum length of a policy in characters: more would block the page for too long. */
export const STORE_HTML_MAX_LENGTH = 500_000;
/** Maximum number of tags, for the same reason. */
const MAX_TAGS = 20_000;

/** Cuts the store's HTML where it is too long or has too many tags. */
export function cutHtml(html: string): string {
  let end = 0;
  for (let tags = 0; tags <= MAX_TAGS; tags += 1) {
    end = html.indexOf('<', end) + 1;
    if (end === 0) return html.slice(0, STORE_HTML_MAX_LENGTH);
  }
  return html.slice(0, Math.min(end - 1, STORE_HTML_MAX_LENGTH));
}

const startTag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*/gi;
const handlerOrStyle = /("[^"]*"|'[^']*')|([\s/])(?:on[a-z]+|style)(?=\s*=)/gi;

/**
 * Renames event handlers, styles and scripts, because Chromium reports violations of the policy for them while HTML is
 * only parsed and cleaned. The content of an <xmp> is text too, and is removed with it.
 */
export function renameNoise(html: string): string {
  return html
    .replace(startTag, (tag) =>
      tag.replace(handlerOrStyle, (_whole, quoted?: string, gap = '') => quoted ?? `${gap}x`),
    )
    .replace(/<(\/?)(?:style|script)(?=[\s/>])/gi, '<$1xmp');
}
