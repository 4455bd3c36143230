import compatibility from '@mdn/browser-compat-data' with { type: 'json' };

/** Oldest supported versions, by browser as MDN's compatibility data names them. */
export type Floors = Readonly<Record<string, number>>;

interface Support {
  readonly version_added: string | false | null;
  readonly flags?: unknown;
}
interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
  readonly [name: string]: unknown;
}

const data = compatibility as unknown as Readonly<Record<string, Feature>>;

/** Names that Browserslist and MDN spell differently. */
const BROWSERS: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' };

/** Parses entries such as `safari >= 16.4` of the workspace's `browserslist`. */
export function readFloors(list: readonly string[]): Floors {
  return Object.fromEntries(
    list.map((entry) => {
      const [, browser = '', version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
      if (!version) throw new Error(`"${entry}" does not have the form "chrome >= 111"`);
      return [BROWSERS[browser] ?? browser, Number(version)];
    }),
  );
}

/** Browsers at their oldest supported version that lack the feature; null if MDN's data does not know it. */
export function browsersWithout(path: readonly string[], floors: Floors): readonly string[] | null {
  let feature: Feature | undefined = data[path[0] ?? ''];
  for (const name of path.slice(1)) feature = feature?.[name] as Feature | undefined;
  const support = feature?.__compat?.support;
  if (!support) return null;
  return Object.entries(floors).flatMap(([browser, floor]) => {
    const since = addedIn(support[browser]);
    return since <= floor ? [] : [`${browser} ${floor} (since ${since === Infinity ? 'never' : since})`];
  });
}

/**
 * Names of all properties, methods and globals that some supported browser lacks. Another name needs no look at its type,
 * which takes most of the time.
 */
export function newerNames(floors: Floors): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: readonly string[], feature: Feature) => {
    const name = path.at(-1)?.replace(/_static$/, '') ?? '';
    if ((browsersWithout(path, floors) ?? []).length > 0) found.add(name);
    for (const [key, value] of Object.entries(feature)) if (key !== '__compat') visit([...path, key], value as Feature);
  };
  for (const part of ['api', 'javascript']) visit([part], data[part] ?? {});
  return found;
}

/** First version with the feature and without a flag. */
function addedIn(support: Support | readonly Support[] | undefined): number {
  const statements = support === undefined ? [] : [support].flat();
  return Math.min(
    Infinity,
    ...statements.map(({ version_added: added, flags }) =>
      typeof added === 'string' && !flags ? Number(added.replace('≤', '')) || Infinity : Infinity,
    ),
  );
}
