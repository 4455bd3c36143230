import { readFileSync } from 'node:fs';

/** Browser groups of the workspace's `browserslist`. */
type Group = 'applications' | 'public-pages';

/** Oldest supported browsers as Vite's `build.target` and `build.cssTarget`: `safari16.4`. The list is in package.json. */
export function browserTargets(group: Group): string[] {
  const file = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  const { browserslist } = JSON.parse(file) as { readonly browserslist: Readonly<Record<Group, readonly string[]>> };
  return browserslist[group].map((entry) => entry.replace(' >= ', '').replace('ios_saf', 'ios'));
}
