import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Statement extends Node {
  readonly id?: { readonly name: string } | null;
  readonly body?: { readonly body: readonly Member[] };
}
/** A method of a class, or a statement of a function. */
interface Member extends Statement {
  readonly key?: { readonly name?: string };
  readonly static?: boolean;
}

/**
 * Replaces functions of a module that the product never calls, so that bundlers leave out everything that only they use.
 * A call nevertheless throws an error that names the function.
 *
 * @param names functions, methods such as `Class.method`, and functions in others such as `outer/inner`
 */
export function leaveOutFunctions(code: string, file: string, names: readonly string[]): string {
  const body = (parseAst(code) as unknown as { readonly body: readonly Statement[] }).body;
  return names.reduce((rest, name) => {
    const [owner = '', method] = name.split('.');
    const [outer = '', inner = outer] = owner.split('/');
    const scope = inner === outer ? body : (functionOf(body, outer)?.body?.body ?? []);
    const node = method === undefined ? functionOf(scope, inner) : methodOf(body, owner, method);
    if (!node) throw new Error(`${file} does not declare the function ${name}`);
    const head = method ?? `function ${inner}`;
    return rest.replace(
      code.slice(node.start, node.end),
      () => `${head}() { throw new Error('${name} is not part of this build'); }`,
    );
  }, code);
}

const functionOf = (body: readonly Statement[], name: string): Statement | undefined =>
  body.find(({ type, id }) => type === 'FunctionDeclaration' && id?.name === name);

const methodOf = (body: readonly Statement[], owner: string, name: string): Node | undefined =>
  body
    .find(({ type, id }) => type === 'ClassDeclaration' && id?.name === owner)
    ?.body?.body.find((method) => method.key?.name === name && !method.static);
