/**
 * Lets every test file of this process share the compiled code of the modules that they load. Jest compiles each module
 * for each test file again, which takes as long as running most of them.
 */
import vm from 'node:vm';
import type { CompileFunctionOptions, Context, Script } from 'node:vm';

interface Compiled {
  readonly code: string;
  readonly script: Script;
}

const compiled = new Map<string, Compiled>();

function compile(name: string, code: string, parameters: readonly string[]): Compiled {
  const known = compiled.get(name);
  if (known?.code === code) return known;
  // On one line, so that the lines of the code keep their numbers.
  const text = `(function (${parameters.join(', ')}) {${code}\n})`;
  const fresh = { code, script: new vm.Script(text, { filename: name }) };
  compiled.set(name, fresh);
  return fresh;
}

/** How many modules this process has compiled so far. */
export function countCompiled(): number {
  return compiled.size;
}

/** Replaces the function of Node with which Jest compiles a module. */
export function compileModulesOnce(): void {
  const own = vm.compileFunction;
  const compileFunction = (
    code: string,
    parameters?: readonly string[],
    options?: CompileFunctionOptions,
  ) => {
    const context: Context | undefined = options?.parsingContext;
    const name = options?.filename;
    if (context === undefined || name === undefined) return own(code, parameters, options);
    const made: unknown = compile(name, code, parameters ?? []).script.runInContext(context);
    return made;
  };
  Object.assign(vm, { compileFunction });
}
