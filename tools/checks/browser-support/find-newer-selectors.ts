import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { DECORATION } from './guarded.ts';
import { browsersWithout, type Floors } from './support.ts';

interface Newer {
  readonly rule: Rule;
  /** Name of the pseudo-class or pseudo-element, as in MDN's data. */
  readonly name: string;
  readonly without: readonly string[];
}

/**
 * Finds style rules that a supported browser drops, because it lacks a pseudo-class in their selector. Rules within
 * `@supports selector(…)` are allowed, and rules with a fallback for the same element in the same file (`@supports not
 * selector(…)`). Listed decoration is allowed too.
 */
export function findNewerSelectors(file: string, workspace: string, floors: Floors): readonly string[] {
  const styles = postcss.parse(readFileSync(join(workspace, file), 'utf8'), { from: file });
  const newer: Newer[] = [];
  const fallbacks: Rule[] = [];
  styles.walkRules((rule) => {
    if (supportsQueries(rule).some(({ params }) => /^not selector\(/.test(params))) fallbacks.push(rule);
    for (const name of pseudoNames(rule.selector)) {
      const without = browsersWithout(['css', 'selectors', name], floors) ?? [];
      if (without.length > 0) newer.push({ rule, name, without });
    }
  });
  return newer
    .filter((each) => !isGuarded(each) && !fallbacks.some((fallback) => replaces(fallback, each)))
    .filter(({ rule }) => !DECORATION[file]?.includes(rule.selector))
    .map(
      ({ rule, name, without }) =>
        `${file}:${rule.source?.start?.line} "${rule.selector}": :${name} is not in ${without.join(', ')}`,
    );
}

function pseudoNames(selector: string): readonly string[] {
  return [...selector.matchAll(/(?<=::?)[a-z][a-z-]*/g)].map(([name]) => name);
}

/** The `@supports` rules around a rule. */
function supportsQueries({ parent }: Rule): readonly AtRule[] {
  const found: AtRule[] = [];
  for (let node = parent; node?.type === 'atrule'; node = node.parent as typeof parent) {
    const around = node as AtRule;
    if (around.name === 'supports') found.push(around);
  }
  return found;
}

function isGuarded({ rule, name }: Newer): boolean {
  return supportsQueries(rule).some(({ params }) => params.startsWith('selector(') && params.includes(`:${name}`));
}

function replaces(fallback: Rule, { rule, name }: Newer): boolean {
  const isFor = supportsQueries(fallback).some(({ params }) => params.startsWith(`not selector(:${name}(`));
  const element = subject(rule.selector);
  return isFor && element !== null && fallback.selector.includes(element);
}

/** The class whose look the rule sets: the first one outside of the brackets. */
function subject(selector: string): string | null {
  return /\.[\w-]+/.exec(selector.replace(/\([^]*?\)+/g, ''))?.[0] ?? null;
}
