import { parseAst } from 'vite';

interface TopLevelNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name: string } | null;
}

/**
 * Replaces functions of a module that the product never calls, so that bundlers leave out everything that only they use.
 * A call nevertheless throws an error that names the function.
 */
export function leaveOutFunctions(code: string, file: string, names: readonly string[]): string {
  const body = (parseAst(code) as unknown as { readonly body: readonly TopLevelNode[] }).body;
  return names.reduce((rest, name) => {
    const node = body.find(({ type, id }) => type === 'FunctionDeclaration' && id?.name === name);
    if (!node) throw new Error(`${file} does not declare the function ${name}`);
    return rest.replace(
      code.slice(node.start, node.end),
      () => `function ${name}() { throw new Error('${name} is not part of this build'); }`,
    );
  }, code);
}
