import { readFileSync } from 'node:fs';

/** Every path that the rules match, below the database. Found by the indentation of nested blocks. */
export function matchedPaths(): string[] {
  const rules = readFileSync(new URL('../../../../firestore.rules', import.meta.url), 'utf8');
  const open: { readonly indent: number; readonly path: string }[] = [];
  const found: string[] = [];
  for (const [, indent = '', path = ''] of rules.matchAll(/^( *)match (\/\S+) \{$/gm)) {
    while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
    open.push({ indent: indent.length, path });
    const whole = open.map((each) => each.path).join('');
    if (open.length > 1) found.push(whole.replace('/databases/{database}/documents', ''));
  }
  return found;
}

/** Whether a path is one of a pattern such as `/users/{uid}`. */
export function matches(pattern: string, path: string): boolean {
  const parts = `/${path}`.split('/');
  const expected = pattern.split('/');
  return parts.length === expected.length && expected.every((part, at) => part.startsWith('{') || part === parts[at]);
}
