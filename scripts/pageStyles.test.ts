import { moveStyles } from './pageStyles';

const styles =
  '<style data-emotion="css-global a1">html{margin:0}</style><style data-emotion="css b2">.css-b2{color:red}</style>';

it('moves the contents of style elements into a file named by its hash', () => {
  const moved = moveStyles('<p class="css-b2">x</p>', styles);
  expect(moved.css).toBe('html{margin:0}.css-b2{color:red}');
  expect(moved.file).toMatch(/^assets\/page\.[0-9a-f]{10}\.css$/);
  expect(moved.head).toBe(
    `<link rel="stylesheet" href="/${moved.file}">` +
      '<style data-emotion="css-global a1"></style><style data-emotion="css b2"></style>',
  );
  expect(moveStyles('<p>x</p>', styles.replace('red', 'blue')).file).not.toBe(moved.file);
});

it('moves style attributes, and not text that looks like one', () => {
  const html = '<i title="a>b style=" style="--font:&quot;A&quot;;width:70%">style="x"</i>';
  const moved = moveStyles(html, '');
  expect(moved.html).toBe(
    '<i title="a>b style=" data-held-style="--font:&quot;A&quot;;width:70%">style="x"</i>',
  );
  expect(moved.css).toBe('[data-held-style="--font:\\"A\\";width:70%"]{--font:"A";width:70%}');
});
