import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@countin/domain/locale';
import { parseAst, type Plugin } from 'vite';
import { leaveOutFunctions } from './leave-out-functions.ts';

/** A file of a library, of which bundlers would load everything or nothing. */
interface LeanLibrary {
  readonly file: RegExp;
  /** Declarations that a page needs before its first screen. The rest loads with the screens that use it. */
  readonly early: readonly string[];
}

const LIBRARIES: readonly LeanLibrary[] = [
  {
    // Nearly all of the SDK is in this file. Log-in, mails and account changes load later.
    file: /[\\/]@firebase[\\/]auth[\\/]dist[\\/]esm[\\/]index-[\w-]+\.js$/,
    early: [
      'initializeAuth',
      'connectAuthEmulator',
      'indexedDBLocalPersistence',
      'browserLocalPersistence',
      'onAuthStateChanged',
      'signOut',
    ],
  },
  // Bundlers keep components of these files that no screen uses, because their statements assign `displayName`.
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/,
    early: ['createBrowserRouter', 'Link', 'NavLink', 'ScrollRestoration', 'useSearchParams'],
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]components\.js$/,
    early: ['RouterProvider', 'Router', 'Outlet', 'Navigate', 'hydrationRouteProperties'],
  },
];

/** A file of a library with functions that the product never calls, although others refer to them. */
interface UnusedFunctions {
  readonly file: RegExp;
  readonly functions: readonly string[];
}

const UNUSED: readonly UnusedFunctions[] = [
  // Only for React Router's own server, which a `Link` with `prefetch` asks for scripts.
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/,
    functions: ['PrefetchPageLinks'],
  },
  // Own formatting of values (`valuesInSentences`), texts only from our files, one instance, no writing of missing keys.
  {
    file: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    functions: [
      'Formatter.init',
      'Formatter.format',
      'Formatter.addCached',
      'Connector.saveMissing',
      'Connector.reload',
      'I18n.cloneInstance',
      'I18n.dir',
      'I18n.hydrate',
      'I18n.reloadResources',
      'ResourceStore.addResource',
      'ResourceStore.addResources',
      'Translator.getUsedParamsDetails',
    ],
  },
  // Only for forms and fetchers of the router. The product writes through its data access.
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/,
    functions: ['handleAction', 'handleFetcherAction', 'handleFetcherLoader'].map((name) => `createRouter/${name}`),
  },
  // Only for routers that are made with `instrumentations`.
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    functions: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  {
    file: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    functions: [
      // Only for pages that a server rendered with React. The product starts on an empty element.
      'attemptExplicitHydrationTarget',
      'attemptReplayContinuousQueuedEvent',
      'canHydrateHydrationBoundary',
      'canHydrateInstance',
      'canHydrateTextInstance',
      'clearHydrationBoundary',
      'hideOrUnhideDehydratedBoundary',
      'prepareToHydrateHostInstance',
      'pushTreeId',
      'queueHydrationError',
      'queueIfContinuousEvent',
      'registerSuspenseInstanceRetry',
      'replayUnblockedEvents',
      'retryDehydratedSuspenseBoundary',
      'scheduleCallbackIfUnblocked',
      'throwOnHydrationMismatch',
      'updateDehydratedSuspenseComponent',
      // Only for `<ViewTransition>`. React Router's own transitions do not use it.
      'applyViewTransitionToHostInstances',
      'commitDeletedPairViewTransitions',
      'flushAfterMutationEffects',
      'reportViewTransitionError',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      // Only for `<Activity>`, `<SuspenseList>` and references to fragments.
      'cutOffTailIfNeeded',
      'findFirstSuspended',
      'updateActivityComponent',
      'updateSuspenseListComponent',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'validateDocumentPositionWithFiberTree',
      // Only for `useActionState`.
      'mountActionState',
      'rerenderActionState',
      'updateActionState',
      // Only for style sheets, scripts, links and metadata in components. `<title>` needs none of these.
      'acquireResource',
      'getHydratableHoistableCache',
      'insertSuspendedStylesheets',
      'preconnect',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'suspendResource',
    ],
  },
];
/** Firestore's engine of regular expressions, for conditions of pipelines alone, which the product does not have. */
const PIPELINE_EXPRESSIONS = /[\\/]re2js[\\/]build[\\/][\w.-]+\.js$/;
/** Texts of React Aria in one language, which is the first group, and in one region. */
const ARIA_TEXTS = /[\\/]react-aria(?:-components)?[\\/].*[\\/]intl[\\/][\w-]+[\\/]([a-z]+)(-[A-Z]+)\.mjs$/;
const NO_EXPRESSIONS = `export const RE2JS = {
  compile() { throw new Error('Regular expressions of Firestore pipelines are not part of this build'); },
};`;
const PART = /\?part=(early|late)$/;

/** Whether a file has texts of a library in a language that the product lacks. Its readers get English. */
export function isForeignText(file: string): boolean {
  const [, language = '', region = ''] = ARIA_TEXTS.exec(file) ?? [];
  return language !== '' && !LANGUAGES.some((own) => own === language || own === language + region);
}

/**
 * Splits files of libraries into two modules each: the initial script holds only the code that the first screen needs.
 * Statements are only moved. It leaves out functions that the product never calls, and texts in other languages. It
 * also leaves out Firestore's engine of regular expressions, a third of its size.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (PART.test(source) ? source : null),
    load(id) {
      if (isForeignText(id)) return { code: 'export default null;', map: null, moduleSideEffects: false };
      if (PIPELINE_EXPRESSIONS.test(id)) return { code: NO_EXPRESSIONS, map: null, moduleSideEffects: false };
      const part = PART.exec(id)?.[1];
      const path = id.replace(PART, '');
      const unused = UNUSED.find(({ file }) => file.test(path));
      if (unused)
        return {
          code: leaveOutFunctions(readFileSync(path, 'utf8'), path, unused.functions),
          moduleSideEffects: false,
        };
      const library = LIBRARIES.find(({ file }) => file.test(path));
      if (!library) return null;
      const parts = splitModule(readFileSync(path, 'utf8'), path, library.early);
      if (part === 'early') return { code: parts.early, map: null };
      // As in the package.json of each. Without it, every import of the early part would also load the late part.
      return { code: part === 'late' ? parts.late : parts.whole, map: null, moduleSideEffects: false };
    },
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Statement {
  readonly code: string;
  readonly declares: readonly string[];
  /** All identifiers in the statement. A superset of the names that it uses is harmless. */
  readonly names: ReadonlySet<string>;
  /** The class that a statement like `Class.CONSTANT = 'value'` completes. */
  readonly completes: string | null;
}

/** Splits a module: `early` holds the given declarations with their dependencies, `late` the rest. */
export function splitModule(
  code: string,
  file: string,
  early: readonly string[],
): { readonly whole: string; readonly early: string; readonly late: string } {
  const body = (parseAst(code) as unknown as { readonly body: readonly Node[] }).body;
  const text = ({ start, end }: Node) => code.slice(start, end);
  const imports = body.filter(({ type }) => type === 'ImportDeclaration').map(text);
  const exported = body.filter(({ type }) => type === 'ExportNamedDeclaration');
  const statements = body
    .filter((node) => !['ImportDeclaration', 'ExportNamedDeclaration'].includes(node.type))
    .map((node) => statementOf(node, text(node)));
  const owner = new Map(statements.flatMap((statement) => statement.declares.map((name) => [name, statement])));

  const needed = new Set<Statement>();
  const visit = (statement: Statement | undefined) => {
    if (!statement || needed.has(statement)) return;
    needed.add(statement);
    for (const name of statement.names) visit(owner.get(name));
  };
  for (const name of early) {
    if (!owner.has(name)) throw new Error(`${file} does not declare ${name}`);
    visit(owner.get(name));
  }
  // Statements with side effects, such as registering the SDK, belong to the early part.
  for (const statement of statements)
    if (statement.declares.length === 0 && statement.completes === null) visit(statement);
  for (const statement of statements)
    if (statement.completes !== null && needed.has(owner.get(statement.completes) ?? statement)) visit(statement);

  const earlyNames = statements.filter((statement) => needed.has(statement)).flatMap(({ declares }) => declares);
  const late = statements.filter((statement) => !needed.has(statement));
  const used = new Set(late.flatMap(({ names }) => [...names]));
  const earlyFile = JSON.stringify(`${file}?part=early`);
  const lateFile = JSON.stringify(`${file}?part=late`);
  const specifiers = exported.flatMap((node) => specifiersOf(node));
  const from = (isEarly: boolean) =>
    specifiers
      .filter(([local]) => earlyNames.includes(local) === isEarly)
      .map(([local, name]) => `${local} as ${name}`)
      .join(', ');
  return {
    whole: `export { ${from(true)} } from ${earlyFile};\nexport { ${from(false)} } from ${lateFile};`,
    early: [
      ...imports,
      ...statements.filter((statement) => needed.has(statement)).map(({ code: each }) => each),
      `export { ${earlyNames.join(', ')} };`,
    ].join('\n'),
    late: [
      ...imports,
      `import { ${earlyNames.filter((name) => used.has(name)).join(', ')} } from ${earlyFile};`,
      ...late.map(({ code: each }) => each),
      `export { ${late.flatMap(({ declares }) => declares).join(', ')} };`,
    ].join('\n'),
  };
}

function statementOf(node: Node, code: string): Statement {
  const names = new Set<string>();
  collectNames(node, names);
  return { code, declares: declaredBy(node), names, completes: completedBy(node) };
}

function declaredBy(node: Node): string[] {
  const declarations = Reflect.get(node, 'declarations') as readonly Node[] | undefined;
  const nodes = declarations ?? (/^(?:Function|Class)Declaration$/.test(node.type) ? [node] : []);
  return nodes.map((each) => nameOf(Reflect.get(each, 'id') as Node));
}

function completedBy(node: Node): string | null {
  if (node.type !== 'ExpressionStatement') return null;
  const expression = Reflect.get(node, 'expression') as Node;
  if (expression.type !== 'AssignmentExpression') return null;
  const left = Reflect.get(expression, 'left') as Node;
  const right = Reflect.get(expression, 'right') as Node;
  const object = left.type === 'MemberExpression' ? (Reflect.get(left, 'object') as Node) : null;
  const constant = right.type === 'Literal' || right.type === 'MemberExpression' || right.type === 'Identifier';
  return object?.type === 'Identifier' && constant ? nameOf(object) : null;
}

const nameOf = (identifier: Node): string => String(Reflect.get(identifier, 'name'));

function specifiersOf(node: Node): [local: string, exported: string][] {
  const specifiers = Reflect.get(node, 'specifiers') as readonly Node[];
  return specifiers.map((each) => [
    nameOf(Reflect.get(each, 'local') as Node),
    nameOf(Reflect.get(each, 'exported') as Node),
  ]);
}

function collectNames(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) collectNames(each, names);
  else if (typeof value === 'object' && value !== null) {
    if (Reflect.get(value, 'type') === 'Identifier') names.add(nameOf(value as Node));
    for (const each of Object.values(value)) collectNames(each, names);
  }
}
