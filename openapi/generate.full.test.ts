/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESCRIPTION_FILE } from './description';

const folder = mkdtempSync(join(tmpdir(), 'storefront-description-'));
const text = readFileSync(DESCRIPTION_FILE, 'utf8');
const check = (file: string) => {
  const parameters = ['--import', 'tsx', 'openapi/generate.ts', '--check', file];
  return spawnSync(process.execPath, parameters, { cwd: join(__dirname, '..'), encoding: 'utf8' });
};

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('says nothing of the description as it is', () => {
  const { status, stderr } = check(DESCRIPTION_FILE);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it.each([
  ['a missing operationId', '      operationId: getStoreInfo\n', '', 'should contain `operationId` field'],
  ['a misspelt word', '      properties:', '      propertis:', '`propertis` is not expected here'],
  ['a reference to nothing', "schemas/StoreInfoDto'", "schemas/NoSuchDto'", "Can't resolve $ref"],
  [
    'a successful answer without an example',
    '              example: { id: usr_01hzx4, email: asha@example.com }\n',
    '',
    'A successful answer needs an example',
  ],
  [
    'a successful answer without a content',
    `          description: The account exists.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/RegisterAnswerDto' }
              example: { id: usr_01hzx4, email: asha@example.com }
`,
    '          description: The account exists.\n',
    'A successful answer needs a content',
  ],
  [
    'another successful answer without one',
    `        '201':
          description: The account exists.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/RegisterAnswerDto' }
              example: { id: usr_01hzx4, email: asha@example.com }
`,
    `        '202':
          description: The account will exist.
          content: { application/json: { schema: { $ref: '#/components/schemas/RegisterAnswerDto' } } }
`,
    'A successful answer needs an example',
  ],
  [
    'a schema that holds itself',
    '        error: { type: string, maxLength: 1000, description',
    "        inner: { $ref: '#/components/schemas/ErrorDto' }\n        error: { type: string, description",
    '#/components/schemas/ErrorDto holds itself.',
  ],
  [
    'an operationId that is no name in code',
    'operationId: getAccountInfo',
    'operationId: get-account',
    'An operationId is a JavaScript name',
  ],
  ['a misspelt secret', 'x-secret: true', 'x-secrt: true', '`x-secrt` is not expected here'],
  [
    'an object made of parts',
    '    ErrorDto:\n      type: object\n',
    '    ErrorDto:\n      allOf: [{ type: object }]\n',
    'An object is written out, without allOf',
  ],
  ['what is no YAML', 'paths:\n', 'paths: [\n', 'missed comma between flow collection entries'],
])('says where the description has %s, without a stack', (_what, good, bad, sentence) => {
  const file = join(folder, 'broken.yaml');
  expect(text).toContain(good);
  writeFileSync(file, text.replace(good, bad));
  const { status, stderr } = check(file);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).toMatch(/^\S*broken\.yaml:\d+:\d+: /);
  expect(stderr).not.toMatch(/^\s+at /m);
});
