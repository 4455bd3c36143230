import { dirname } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import ts from 'typescript';

/** Which sheet may draw what, and where its classes may be in markup. */
export interface NameRules {
  /** Sheets of parts that any page may show. */
  readonly common: readonly string[];
  /** First words of every class of a sheet that is loaded beside the main sheets of several pages. */
  readonly prefixes: Readonly<Record<string, readonly string[]>>;
  /** `data-` attributes that a sheet draws by. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Classes of other sheets (`.play`) and elements in no own class (`h1 small`) that a sheet draws on purpose. */
  readonly layers: Readonly<Record<string, { readonly reason: string; readonly draws: readonly string[] }>>;
  /** Further folders with the markup of a page's main sheet. */
  readonly folders: Readonly<Record<string, readonly string[]>>;
  /** Classes in markup without a sheet. */
  readonly marks: readonly string[];
}

/** A source file below `src`. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

interface Compound {
  readonly classes: readonly string[];
  readonly attributes: readonly string[];
}

interface Selector {
  readonly text: string;
  readonly compounds: readonly Compound[];
}

interface Sheet {
  readonly name: string;
  readonly selectors: readonly Selector[];
}

/** Sheets by the class that belongs to them. */
type Owners = ReadonlyMap<string, string>;

const CLASS = /\.(-?[_a-z][\w-]*)/gi;
const namesIn = (text: string) => [...text.matchAll(CLASS)].map(([, name]) => name ?? '');

/** What is wrong with the class names of sheets and markup, one text each. None if each name has one owner. */
export function nameFaults(sheets: readonly NamedText[], markup: readonly NamedText[], rules: NameRules): string[] {
  const parsed = sheets.map(({ name, text }) => ({ name, selectors: selectorsOf(text) }));
  const { owners, faults } = findOwners(parsed, rules);
  return [
    ...new Set([
      ...faults,
      ...parsed.flatMap((sheet) => sheetFaults(sheet, owners, rules)),
      ...markup.filter(({ name }) => name.endsWith('.tsx')).flatMap((file) => markupFaults(file, owners, rules)),
      ...[...owners].flatMap(([name, owner]) => (isUsed(name, markup) ? [] : [`${owner}: .${name} is in no markup`])),
    ]),
  ];
}

function findOwners(
  sheets: readonly Sheet[],
  rules: NameRules,
): { readonly owners: Owners; readonly faults: string[] } {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const [name, by] of mentionsIn(sheets, rules)) {
    const naming = [...by.keys()];
    const claimants = naming.filter((sheet) => by.get(sheet));
    const found = [
      sheets.map((sheet) => sheet.name).filter((sheet) => begins(rules, sheet, name)),
      claimants,
      naming,
      naming.filter((sheet) => rules.common.includes(sheet)),
    ];
    const owner = found.find(({ length }) => length === 1)?.[0];
    if (claimants.length > 1) faults.push(`.${name} belongs to ${claimants.join(' and ')}`);
    else if (owner === undefined) faults.push(`.${name} belongs to none of ${naming.join(', ')}`);
    owners.set(name, owner ?? claimants[0] ?? '');
  }
  return { owners, faults };
}

/** Sheets by the classes that they name, and whether they draw the class as their own. */
function mentionsIn(sheets: readonly Sheet[], rules: NameRules): Map<string, Map<string, boolean>> {
  const mentions = new Map<string, Map<string, boolean>>();
  for (const { name: sheet, selectors } of sheets)
    for (const [at, { classes }, last] of selectors.flatMap(({ compounds }) =>
      compounds.map((compound, index) => [index, compound, compounds.length - 1] as const),
    ))
      for (const name of classes) {
        const by = mentions.get(name) ?? new Map<string, boolean>();
        const claims = at === last && !drawsOnPurpose(rules, sheet, name);
        mentions.set(name, by.set(sheet, claims || by.get(sheet) === true));
      }
  return mentions;
}

/** Whether a text of the sources has the name among its words. */
function isUsed(name: string, sources: readonly NamedText[]): boolean {
  const quoted = new RegExp(`['"\`](?:[^'"\`]* )?${name}(?: [^'"\`]*)?['"\`]`);
  return sources.some(({ text }) => quoted.test(text));
}

function begins(rules: NameRules, sheet: string, name: string): boolean {
  return rules.prefixes[sheet]?.some((prefix) => name === prefix || name.startsWith(`${prefix}-`)) === true;
}

function drawsOnPurpose(rules: NameRules, sheet: string, name: string): boolean {
  return rules.layers[sheet]?.draws.includes(`.${name}`) === true;
}

function sheetFaults({ name: sheet, selectors }: Sheet, owners: Owners, rules: NameRules): string[] {
  const owns = ({ classes }: Compound) => classes.some((name) => owners.get(name) === sheet);
  const layers = ({ classes }: Compound) => classes.some((name) => drawsOnPurpose(rules, sheet, name));
  const anchors = ({ attributes }: Compound) =>
    attributes.some((name) => rules.attributes[sheet]?.includes(name) === true);
  const lacksPrefix = ({ classes }: Compound) =>
    rules.prefixes[sheet] !== undefined && !classes.some((name) => begins(rules, sheet, name));
  const isAnywhere = (text: string) => sheet === rules.common[0] || rules.layers[sheet]?.draws.includes(text) === true;

  return selectors.flatMap(({ text, compounds }) => {
    const unknown = namesIn(text).filter((name) => !owners.has(name));
    const faults = unknown.map((name) => `${sheet}: ${text} names the unknown .${name}`);
    const subject = compounds.at(-1);
    if (subject && subject.classes.length > 0) {
      if (layers(subject)) return faults;
      if (!owns(subject)) faults.push(`${sheet}: ${text} draws a class of another sheet`);
      if (lacksPrefix(subject)) faults.push(`${sheet}: ${text} lacks the sheet's prefix`);
      return faults;
    }
    const isInside = compounds.some((compound) => owns(compound) || anchors(compound) || layers(compound));
    return isInside || isAnywhere(text) ? faults : [...faults, `${sheet}: ${text} is in no class of the sheet`];
  });
}

function markupFaults({ name: file, text }: NamedText, owners: Owners, rules: NameRules): string[] {
  const { names, unread } = classesIn(file, text);
  const isAnywhere = (sheet: string) => rules.common.includes(sheet) || rules.prefixes[sheet] !== undefined;
  const isPart = (sheet: string) => [dirname(sheet), ...(rules.folders[sheet] ?? [])].includes(dirname(file));
  return [
    ...unread.map((expression) => `${file}: the classes of ${expression} cannot be read`),
    ...names.flatMap((name) => {
      const owner = owners.get(name);
      if (owner === undefined) return rules.marks.includes(name) ? [] : [`${file}: no sheet draws .${name}`];
      return isAnywhere(owner) || isPart(owner) ? [] : [`${file}: .${name} belongs to ${owner}`];
    }),
  ];
}

function selectorsOf(css: string): Selector[] {
  const found: Selector[] = [];
  postcss.parse(css).walkRules((rule: Rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    for (const selector of rule.selectors)
      for (const text of alternatives(selector)) {
        // What a state or its absence depends on is context.
        const plain = withoutFunctions(text);
        const compounds = split(plain, /[\s>+~]/).map((part) => ({
          classes: namesIn(part.replaceAll(/\[[^\]]*\]/g, '')),
          attributes: [...part.matchAll(/\[([\w-]+)/g)].map(([, name]) => name ?? ''),
        }));
        found.push({ text, compounds });
      }
  });
  return found;
}

/** The selector once for each choice of its `:is()`. */
function alternatives(selector: string): string[] {
  const start = selector.search(/:(?:is|where)\(/);
  if (start < 0) return [selector];
  const open = selector.indexOf('(', start);
  const end = closing(selector, open);
  const inside = split(selector.slice(open + 1, end), /,/);
  return inside.flatMap((choice) => alternatives(selector.slice(0, start) + choice.trim() + selector.slice(end + 1)));
}

function withoutFunctions(selector: string): string {
  const open = selector.search(/:[\w-]+\(/);
  if (open < 0) return selector;
  return withoutFunctions(selector.slice(0, open) + selector.slice(closing(selector, selector.indexOf('(', open)) + 1));
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a bracket stays open in ${text}`);
}

/** The parts between separators that are in no brackets. An empty last part stays: it is any element. */
function split(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text.replaceAll(/\s*([>+~])\s*/g, '$1').trim()) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (depth === 0 && separator.test(sign)) parts.push('');
    else parts.push((parts.pop() ?? '') + sign);
  }
  return parts;
}

/** Classes in the markup of a component, and expressions whose classes only a run would show. */
function classesIn(
  file: string,
  text: string,
): { readonly names: readonly string[]; readonly unread: readonly string[] } {
  const names = new Set<string>();
  const unread: string[] = [];
  const take = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) for (const name of node.text.split(/\s+/)) names.add(name);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(take);
    else if (ts.isJsxExpression(node) && node.expression) take(node.expression);
    // The first argument of `buttonClass` is its look. Its own class belongs to the kit.
    else if (ts.isCallExpression(node)) node.arguments.filter(ts.isStringLiteralLike).forEach(take);
    // Handed on, and read where it comes from.
    else if (!(ts.isIdentifier(node) && ['className', 'undefined'].includes(node.text))) unread.push(node.getText());
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer) take(node.initializer);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return { names: [...names].filter((name) => name !== ''), unread };
}
