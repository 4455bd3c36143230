/** Names of the parameters in a path pattern: `/qr/{kind}/{id}.{format}` has `kind`, `id` and `format`. */
export type PathParameter<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

const PARAMETER = /\{([a-zA-Z]+)\}/g;

/** Fills a pattern's parameters. Values are ids, slugs and words of fixed lists, so they need no encoding. */
export function buildPath<Pattern extends string>(
  pattern: Pattern,
  values: Readonly<Record<PathParameter<Pattern>, string | number>>,
): string {
  return pattern.replace(PARAMETER, (_, name: PathParameter<Pattern>) => String(values[name]));
}

const expressions = new Map<string, RegExp>();

/**
 * Parses the parameters of a path; null if the path does not match. A parameter has at least one character and no
 * slash. Callers must validate the values with a schema.
 */
export function matchPath<Pattern extends string>(
  pattern: Pattern,
  path: string,
): Readonly<Record<PathParameter<Pattern>, string>> | null {
  const found = expressionOf(pattern).exec(path);
  return found && ({ ...found.groups } as Readonly<Record<PathParameter<Pattern>, string>>);
}

/** Prefix of a pattern up to its first parameter: `/card/` of `/card/{kind}/{id}/{language}.png`. */
export function pathPrefix(pattern: string): string {
  return pattern.split('{', 1)[0] ?? '';
}

function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  const source = pattern.replace(/[.]/g, '\\$&').replace(PARAMETER, '(?<$1>[^/]+)');
  const expression = new RegExp(`^${source}$`);
  expressions.set(pattern, expression);
  return expression;
}
