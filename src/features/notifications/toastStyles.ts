/**
 * notistack writes its styles with goober into a style element, which the Content-Security-Policy blocks. goober uses an
 * existing element under this name instead, and appends to the text of its first child. Here that text is a constructed
 * style sheet, which the policy allows. Must be imported before notistack, which writes its styles on import.
 */
function adoptSheet(): { data: string } {
  const sheet = new CSSStyleSheet();
  let text = '';
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return {
    get data() {
      return text;
    },
    set data(next: string) {
      text = next;
      sheet.replaceSync(next);
    },
  };
}

// The prerenderer and jsdom have no constructed style sheets.
if (typeof document !== 'undefined' && 'adoptedStyleSheets' in document) {
  const value = { firstChild: adoptSheet(), parentNode: document.head };
  Object.defineProperty(window, '_goober', { value });
}

export {};
