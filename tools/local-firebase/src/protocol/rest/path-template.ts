/** URL templates of `google.api.http` rules: `/v1/{name=projects/*\/databases/*\/documents/**}:verb`. */

/** Path variables by field path, decoded; null when the path is another. */
export type PathMatcher = (path: string) => Readonly<Record<string, string>> | null;

/**
 * Compiles a template. A variable that names a document, or a collection's parent, must have an even number of segments
 * below `documents`. That distinguishes `documents/a` (a collection) from `documents/a/b`.
 */
export function compilePathTemplate(template: string): PathMatcher {
  const names: string[] = [];
  const pattern = template.replace(/\{([^=}]+)(?:=([^}]+))?\}|[^{]+/g, (text, name?: string, glob = '*') => {
    if (name === undefined) return escapeRegExp(text);
    names.push(name);
    return `(${globPattern(glob)})`;
  });
  const regExp = new RegExp(`^${pattern}$`);
  return (path) => {
    const match = regExp.exec(path);
    if (!match) return null;
    const values = match.slice(1).map(decodeSegment);
    if (values.some((value) => value === null || namesCollection(value))) return null;
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  };
}

function globPattern(glob: string): string {
  return glob
    .split('/')
    .map((segment, index) => {
      const slash = index === 0 ? '' : '/';
      // Two stars stand for any number of segments, none included.
      if (segment === '**') return `(?:${slash}.+)?`;
      return `${slash}${segment === '*' ? '[^/]+' : escapeRegExp(segment)}`;
    })
    .join('');
}

function namesCollection(value: string): boolean {
  const below = /^projects\/[^/]+\/databases\/[^/]+\/documents\/(.+)$/.exec(value)?.[1];
  return below !== undefined && below.split('/').length % 2 === 1;
}

function decodeSegment(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
