import { join } from 'node:path';
import ts from 'typescript';

/** As the applications are compiled, with every newer interface known, so that its uses can be found. */
export const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Own source files that a bundle of `entry` can contain; packages and type imports are left out. */
export function filesOf(entry: string, program: ts.Program): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const source = program.getSourceFile(file);
    if (!source || found.has(file)) continue;
    found.add(file);
    for (const name of valueImports(source)) {
      const resolved = ts.resolveModuleName(name, file, OPTIONS, ts.sys).resolvedModule?.resolvedFileName;
      if (resolved && /\.tsx?$/.test(resolved) && !/node_modules|\.d\.ts$/.test(resolved)) open.push(resolved);
    }
  }
  return found;
}

function valueImports(source: ts.SourceFile): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = importedName(node);
    if (name && ts.isStringLiteralLike(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function importedName(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node))
    return node.importClause && isTypeOnly(node.importClause) ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    ? node.arguments[0]
    : undefined;
}

function isTypeOnly(clause: ts.ImportClause): boolean {
  const { namedBindings } = clause;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    !clause.name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
}

/** Location for messages: `libs/slug/src/host.ts:74`. */
export function locationOf(node: ts.Node, workspace: string): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${source.fileName.replace(`${join(workspace)}/`, '')}:${line + 1}`;
}
