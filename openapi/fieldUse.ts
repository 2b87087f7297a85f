/** Finds the described fields that the shop does not read or send, by what the compiler knows of the types. */
import ts from 'typescript';

/** What the shop does not use, each as 'Schema.field'. */
export interface UnusedFields {
  /** Fields of answers. */
  readonly unread: readonly string[];
  /** Fields of bodies, and parameters. */
  readonly unsent: readonly string[];
}

type Types = ReadonlyMap<string, ts.TypeAliasDeclaration>;

/** What a call takes. */
const ARGUMENT = /ApiArg$/;
/** What a call is made with: `endpoints.getX.initiate(…)` and `useGetXQuery(…)`. */
const CALL = /(?:(\w+)\.(?:initiate|useQueryState)|use(\w+?)(?:Query|Mutation))$/;

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The fields that a type lists, and those of objects within it, by their names. */
function fieldsIn(name: string, type: ts.Node): readonly (readonly [ts.Node, string])[] {
  const found: (readonly [ts.Node, string])[] = [];
  const visit = (node: ts.Node, path: string): void => {
    const isField = ts.isPropertySignature(node);
    const inner = isField ? `${path}.${node.name.getText().replaceAll("'", '')}` : path;
    if (isField) found.push([node, inner]);
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(type, name);
  return found;
}

/** The names of the types that a type names, and of those that they name. */
function namedBy(type: ts.Node, types: Types): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const named = ts.isTypeReferenceNode(node) ? types.get(node.typeName.getText()) : undefined;
    if (named !== undefined && !names.has(named.name.text)) {
      names.add(named.name.text);
      visit(named);
    }
    ts.forEachChild(node, visit);
  };
  visit(type);
  return names;
}

/** Marks what a file reads and sends. */
class FieldMarks {
  readonly #used = new Set<ts.Node>();
  readonly #checker: ts.TypeChecker;
  readonly #types: Types;

  constructor(checker: ts.TypeChecker, types: Types) {
    this.#checker = checker;
    this.#types = types;
  }

  has(field: ts.Node): boolean {
    return this.#used.has(field);
  }

  /** Marks the fields that code names on their type. */
  markRead(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) this.#mark(this.#checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const { text } = ts.isIdentifier(node.name) ? node.name : { text: '' };
      const name = node.propertyName === undefined ? text : node.propertyName.getText();
      this.#mark(this.#checker.getTypeAtLocation(node.parent).getProperty(name));
    }
    ts.forEachChild(node, (child) => this.markRead(child));
  }

  /** Marks the fields that the values have which are passed to calls. */
  markSent(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const [, called = '', hook = ''] = CALL.exec(node.expression.getText()) ?? [];
      this.#markPassed(`${capitalised(called) || hook}ApiArg`, node.arguments[0]);
    } else if (ts.isPropertyAssignment(node) && node.name.getText().endsWith('RequestDto')) {
      this.#markPassed(capitalised(node.name.getText()), node.initializer);
    }
    ts.forEachChild(node, (child) => this.markSent(child));
  }

  #markPassed(name: string, value: ts.Expression | undefined): void {
    const expected = this.#types.get(name);
    if (expected === undefined || value === undefined) return;
    const passed = this.#checker.getTypeAtLocation(value);
    this.#compare(this.#checker.getTypeAtLocation(expected.name), passed);
  }

  /** Marks the fields of one type that another one has. */
  #compare(expected: ts.Type, passed: ts.Type): void {
    const passedTypes = passed.isUnion() ? passed.types : [passed];
    for (const field of this.#checker.getNonNullableType(expected).getProperties()) {
      const sent = passedTypes.map((type) => type.getProperty(field.name)).find((each) => each !== undefined);
      // Texts and lists have properties too.
      if (sent === undefined || !this.#isDescribed(field)) continue;
      this.#mark(field);
      this.#compare(this.#checker.getTypeOfSymbol(field), this.#checker.getTypeOfSymbol(sent));
    }
  }

  #isDescribed({ valueDeclaration }: ts.Symbol): boolean {
    const [type] = this.#types.values();
    return type !== undefined && valueDeclaration?.getSourceFile() === type.getSourceFile();
  }

  #mark(symbol: ts.Symbol | undefined): void {
    symbol?.declarations?.forEach((declaration) => this.#used.add(declaration));
  }
}

/**
 * Compares the types that are generated from the description with code. A field of an answer is read where code names it
 * on its type; one of a body, or a parameter, is sent where the type of what is passed to the call has it.
 * @param readers the files that read answers
 * @param senders the files that make calls
 */
export function unusedFields(
  program: ts.Program,
  generated: string,
  readers: readonly string[],
  senders: readonly string[],
): UnusedFields {
  const sourceOf = (file: string): ts.SourceFile => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} is not compiled.`);
    return source;
  };
  const types = new Map(
    sourceOf(generated)
      .statements.filter(ts.isTypeAliasDeclaration)
      .map((type) => [type.name.text, type] as const),
  );
  const marks = new FieldMarks(program.getTypeChecker(), types);
  for (const file of readers) marks.markRead(sourceOf(file));
  for (const file of senders) marks.markSent(sourceOf(file));
  const args = [...types].filter(([name]) => ARGUMENT.test(name));
  const sent = new Set(args.flatMap(([name, type]) => [name, ...namedBy(type, types)]));
  const unusedOf = (isWanted: (name: string) => boolean): readonly string[] =>
    [...types]
      .filter(([name]) => isWanted(name))
      .flatMap(([name, type]) => fieldsIn(name, type).filter(([field]) => !marks.has(field)))
      .map(([, path]) => path)
      // No call compiles without its body.
      .filter((path) => !/ApiArg\.\w+RequestDto$/.test(path));
  return { unread: unusedOf((name) => !sent.has(name)), unsent: unusedOf((name) => sent.has(name)) };
}
