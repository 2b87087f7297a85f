/** @jest-environment node */
import { join } from 'node:path';
import ts from 'typescript';
import { unusedFields } from './fieldUse';

const ROOT = join(__dirname, '..').replaceAll('\\', '/');
const GENERATED = `${ROOT}/src/api/generated/endpoints.ts`;

/** Described fields that the shop need not read, with the reason. */
const notRead: Readonly<Record<string, string>> = {
  'AuthorizeAnswerDto.token': 'baseQuery.ts reads it, by its name alone',
  'ErrorDto.error': 'apiError.ts reads it, by its name alone',
  'RegisterAnswerDto.id': 'the shopper signs in afterwards',
  'RegisterAnswerDto.email': 'the shopper signs in afterwards',
  'PaginationDto.page': 'the shop knows what it has asked for',
  'PaginationDto.limit': 'the shop knows what it has asked for',
};

/** Described fields of bodies, and parameters, that the shop need not send, with the reason. */
const notSent: Readonly<Record<string, string>> = {};

/** Fields that the description might get, and nobody uses. */
const added = {
  ProductDto: 'noOneReads?: string;',
  ShippingAddressDto: 'noOneSends?: string;',
  ListProductsApiArg: 'noOneSends?: string;',
};

/** The shop with those fields in its generated types. */
function programWith(files: readonly string[], options: ts.CompilerOptions): ts.Program {
  const host = ts.createCompilerHost(options);
  const readFile = (name: string): string | undefined => {
    const text = host.readFile(name);
    if (name !== GENERATED || text === undefined) return text;
    return Object.entries(added).reduce(
      (changed, [type, field]) =>
        changed.replace(`export type ${type} = {\n`, (start) => `${start}  ${field}\n`),
      text,
    );
  };
  return ts.createProgram(files, options, {
    ...host,
    getSourceFile: (name, version) => {
      const text = readFile(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, version);
    },
  });
}

describe('A described field', () => {
  const config = ts.getParsedCommandLineOfConfigFile(`${ROOT}/tsconfig.json`, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
    },
  });
  const { fileNames = [], options = {} } = config ?? {};
  const isCode = /\/src\/(?:api|app|features)\/(?!generated\/)(?!.*\.test\.)/;
  const code = fileNames.filter((file) => isCode.test(file));
  const readers = code.filter((file) => file.includes('/src/api/'));
  const { unread, unsent } = unusedFields(programWith(code, options), GENERATED, readers, code);

  /** What is wrong: fields that are neither used nor named, and names of fields that are used or gone. */
  const problems = (unused: readonly string[], named: Readonly<Record<string, string>>, todo: string) => [
    ...unused
      .filter((field) => !(field in named) && !/\.noOne(Reads|Sends)$/.test(field))
      .map((field) => `${field}: ${todo}, with the reason.`),
    ...Object.keys(named)
      .filter((field) => !unused.includes(field))
      .map((field) => `${field}: it is used or gone, and need not be named here.`),
  ];

  it('of an answer is read by the shop, or named here', () => {
    expect(problems(unread, notRead, 'read it in src/api/models, or name it in notRead')).toEqual([]);
  });

  it('of a body, or a parameter, is sent by the shop, or named here', () => {
    expect(problems(unsent, notSent, 'send it, or name it in notSent')).toEqual([]);
  });

  it('that nobody uses is found', () => {
    expect(unread).toContain('ProductDto.noOneReads');
    expect(unsent).toEqual(
      expect.arrayContaining(['ListProductsApiArg.noOneSends', 'ShippingAddressDto.noOneSends']),
    );
  });
});
