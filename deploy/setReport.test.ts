import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withReport } from './setReport.mjs';

const template = readFileSync(join(__dirname, '../public/index.html'), 'utf8');

it('names the file in the real page, and takes it away again', () => {
  expect(template).toContain('name="storefront:report" content=""');
  const named = withReport(template, '/own/report.js');
  expect(named).toContain('name="storefront:report" content="/own/report.js"');
  expect(withReport(named, '')).toBe(template);
});

it('leaves a page alone that reports nothing', () => {
  expect(withReport('<html></html>', '/report.js')).toBe('<html></html>');
});

it.each([
  'https://evil.example/report.js',
  '//evil.example/x.js',
  'report.js',
  '/report.js"><script>',
  '/report.json',
])('refuses %s', (file) => {
  expect(() => withReport(template, file)).toThrow(RangeError);
});
