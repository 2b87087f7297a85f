import { readAudit } from './audit.mjs';

it('reports that no package has a known vulnerability', () => {
  expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({
    code: 0,
    text: 'No package has a known vulnerability.',
  });
});

it('lists vulnerable packages', () => {
  const report = { vulnerabilities: { left: { name: 'left', severity: 'high', range: '<1.2.3' } } };
  expect(readAudit(JSON.stringify(report))).toEqual({
    code: 1,
    text: 'Known vulnerabilities:\n  left <1.2.3 (high)',
  });
});

it.each([
  ['nothing', '', 'The registry gave no answer, so nothing was checked.'],
  ['no report', 'npm error', 'The registry gave no answer, so nothing was checked.'],
  [
    'an error',
    '{"message":"405 Method Not Allowed","error":{"summary":""}}',
    'The registry gave no answer, so nothing was checked: 405 Method Not Allowed',
  ],
  [
    'an error without a message',
    '{"error":{"summary":"audit endpoint returned an error"}}',
    'The registry gave no answer, so nothing was checked: audit endpoint returned an error',
  ],
])('reports that nothing was checked without an answer of the registry: %s', (_what, output, text) => {
  expect(readAudit(output)).toEqual({ code: 2, text });
});
