/**
 * notistack writes its styles with goober: as text, into a style element that goober makes of itself, which the
 * Content-Security-Policy refuses. goober takes what it finds under this name instead, and adds to the text of its
 * first child. Here that text is a style sheet made through the CSSOM, which the policy leaves alone. To be imported
 * before notistack, which writes its styles as soon as it is loaded.
 */
const GOOBER = '_goober';

/** What goober needs of a style element: the text of its first child, and a place in the page. */
interface GooberStyle {
  readonly firstChild: { data: string };
  readonly parentNode: ParentNode;
  nonce?: string;
}

/** A style sheet of the page whose whole text can be read and replaced. */
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

// Neither the build's renderer nor the tests' browser has style sheets of this kind; there goober does as it likes.
if (typeof document !== 'undefined' && 'adoptedStyleSheets' in document) {
  const style: GooberStyle = { firstChild: adoptSheet(), parentNode: document.head };
  Object.defineProperty(window, GOOBER, { value: style });
}

export {};
