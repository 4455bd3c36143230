import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

interface SourceFile {
  readonly hash: string;
  /** Own files that a bundle with this file contains. */
  readonly values: readonly string[];
  /** The same and those of which only types are used. */
  readonly all: readonly string[];
}

/** Own source files and their imports; packages are left out. */
export class SourceFiles {
  readonly #files = new Map<string, SourceFile>();
  readonly #resolutions = ts.createModuleResolutionCache('/', (name) => name, OPTIONS);

  /** Files that a bundle of `entries` can contain. */
  bundled(entries: readonly string[]): ReadonlySet<string> {
    return this.#reached(entries, ({ values }) => values);
  }

  /** Hash of a file and of everything that it imports, of which the types in it are made. */
  hashWithImports(file: string): string {
    const hash = createHash('sha256');
    for (const each of [...this.#reached([file], ({ all }) => all)].sort())
      hash.update(each).update(this.#read(each).hash);
    return hash.digest('base64url');
  }

  #reached(entries: readonly string[], importsOf: (file: SourceFile) => readonly string[]): ReadonlySet<string> {
    const found = new Set(entries);
    for (const file of found) for (const imported of importsOf(this.#read(file))) found.add(imported);
    return found;
  }

  #read(file: string): SourceFile {
    const known = this.#files.get(file);
    if (known) return known;
    const text = readFileSync(file, 'utf8');
    const imports = importsIn(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)).flatMap(
      ({ name, isType }) => {
        const to = this.#resolve(name, file);
        return to === null ? [] : [{ to, isType }];
      },
    );
    const read: SourceFile = {
      hash: createHash('sha256').update(text).digest('base64url'),
      values: imports.filter(({ isType }) => !isType).map(({ to }) => to),
      all: imports.map(({ to }) => to),
    };
    this.#files.set(file, read);
    return read;
  }

  #resolve(name: string, from: string): string | null {
    const { resolvedModule } = ts.resolveModuleName(name, from, OPTIONS, ts.sys, this.#resolutions);
    const file = resolvedModule?.resolvedFileName;
    return file && /\.tsx?$/.test(file) && !/node_modules|\.d\.ts$/.test(file) ? file : null;
  }
}

function importsIn(source: ts.SourceFile): readonly { name: string; isType: boolean }[] {
  const found: { name: string; isType: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    const imported = importedBy(node);
    if (imported && ts.isStringLiteralLike(imported.name))
      found.push({ name: imported.name.text, isType: imported.isType });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function importedBy(node: ts.Node): { name: ts.Node; isType: boolean } | null {
  if (ts.isImportDeclaration(node))
    return { name: node.moduleSpecifier, isType: node.importClause !== undefined && isTypeOnly(node.importClause) };
  if (ts.isExportDeclaration(node))
    return node.moduleSpecifier ? { name: node.moduleSpecifier, isType: node.isTypeOnly } : null;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return { name: node.argument.literal, isType: true };
  const [name] =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
  return name ? { name, isType: false } : null;
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
