import ts from 'typescript';

/** A property or global that the browser provides. */
export interface Use {
  readonly node: ts.Node;
  /** Where MDN's data may describe it, most exact first. */
  readonly paths: readonly (readonly string[])[];
}

/**
 * Uses of the browser's own interfaces in one file: properties, methods and globals.
 *
 * @param isWanted whether uses of a name are of interest: asking for types takes most of the time
 */
export function usesIn(
  source: ts.SourceFile,
  program: ts.Program,
  isWanted: (name: string) => boolean,
): readonly Use[] {
  const checker = program.getTypeChecker();
  const uses: Use[] = [];
  const note = (node: ts.Node, symbol: ts.Symbol | undefined, owner?: ts.Type) => {
    const declarations = symbol?.declarations ?? [];
    if (symbol && declarations.some((each) => isBrowsers(each, program)))
      uses.push({ node, paths: pathsOf(symbol, declarations, owner) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      if (isWanted(node.name.text))
        note(node, checker.getSymbolAtLocation(node.name), checker.getTypeAtLocation(node.expression));
    } else if (ts.isBindingElement(node)) noteBinding(node);
    else if (ts.isIdentifier(node) && isWanted(node.text) && isGlobalUse(node))
      note(node, checker.getSymbolAtLocation(node));
    ts.forEachChild(node, visit);
  };
  const noteBinding = (node: ts.BindingElement) => {
    const name = node.propertyName ?? node.name;
    if (!ts.isObjectBindingPattern(node.parent) || !ts.isIdentifier(name) || !isWanted(name.text)) return;
    const owner = checker.getTypeAtLocation(node.parent);
    note(node, owner.getProperty(name.text), owner);
  };
  visit(source);
  return uses;
}

function isBrowsers(declaration: ts.Declaration, program: ts.Program): boolean {
  return program.isSourceFileDefaultLibrary(declaration.getSourceFile());
}

/** Names only: not `b` in `a.b`, in `{ b: 1 }` or in a declaration. `typeof x` is a check for support. */
function isGlobalUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isTypeOfExpression(parent)) return false;
  return ts.isExpression(parent) || ts.isStatement(parent) || ts.isVariableDeclaration(parent);
}

function pathsOf(symbol: ts.Symbol, declarations: readonly ts.Declaration[], owner?: ts.Type): readonly string[][] {
  const { name } = symbol;
  const owners = new Set(declarations.map((each) => ownerName(each)).filter((each) => each !== null));
  for (const type of owner?.isUnionOrIntersection() ? owner.types : [owner]) {
    const typeName = type?.getSymbol()?.name ?? type?.aliasSymbol?.name;
    if (typeName && /^\w+$/.test(typeName) && !typeName.startsWith('__')) owners.add(plainName(typeName));
  }
  const members = [...owners].flatMap((each) => [
    ['api', each, name],
    ['api', each, `${name}_static`],
    ['javascript', 'builtins', each, name],
    ['javascript', 'builtins', 'Intl', each, name],
  ]);
  if (/EventListener$/.test(name)) members.push(['api', 'EventTarget', name]);
  return [...members, ...(owners.size === 0 || owners.has('Window') ? globalPaths(name) : [])];
}

const globalPaths = (name: string): string[][] => [
  ['api', name],
  ['api', 'Window', name],
  ['javascript', 'builtins', name],
];

/** Name of the interface, namespace or variable that declares a member; null for globals. */
function ownerName(declaration: ts.Declaration): string | null {
  for (let node: ts.Node = declaration.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isInterfaceDeclaration(node)) return plainName(node.name.text);
    if (ts.isModuleDeclaration(node)) return /^global(?:This)?$/.test(node.name.getText()) ? null : node.name.getText();
    if (ts.isVariableDeclaration(node)) return node.name === declaration ? null : plainName(node.name.getText());
  }
  return null;
}

/** TypeScript's names of shared parts, and where MDN describes their members. */
const SHARED: Readonly<Record<string, string>> = {
  ParentNode: 'Element',
  ChildNode: 'Element',
  HTMLOrSVGElement: 'HTMLElement',
  ElementCSSInlineStyle: 'HTMLElement',
  Body: 'Response',
  WindowOrWorkerGlobalScope: 'Window',
  WindowLocalStorage: 'Window',
  WindowSessionStorage: 'Window',
  GlobalEventHandlers: 'Window',
  'typeof globalThis': 'Window',
  IteratorObject: 'Iterator',
  ArrayIterator: 'Iterator',
  CallableFunction: 'Function',
};

function plainName(name: string): string {
  const plain = name.replace(/(?<=.)Constructor$/, '').replace(/^Readonly(?=Array|Map|Set)/, '');
  return SHARED[plain] ?? plain;
}
