/** A `package.json` as far as a lock file repeats it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
}

/** Entry of a lock file for one installed package. Further fields are copied unchanged. */
interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly [field: string]: unknown;
}

/** A lock file of version 3. https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
export interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Why the workspace installs a package, which says nothing about the image. */
const REASONS = ['dev', 'devOptional', 'peer', 'optional', 'extraneous'];

/**
 * The lock file of a build's own `package.json`. It has the packages that the build needs, at the workspace's versions,
 * checksums and paths. So an image holds what was tested and nothing else.
 *
 * @throws when the workspace's lock file lacks something that is needed
 */
export function deriveLock(manifest: Manifest, workspace: Lock): object {
  const required = new Set<string>();
  const optional = new Set<string>();
  const needs: { readonly path: string; readonly required: boolean }[] = [];
  const need = (from: string, names: Iterable<string>, isRequired: boolean) => {
    for (const name of names) {
      const path = findPackage(workspace, from, name);
      if (path !== null) needs.push({ path, required: isRequired });
      else if (isRequired)
        throw new Error(`The workspace's lock file lacks ${name}, which ${from || manifest.name} needs.`);
    }
  };
  need('', Object.keys(manifest.dependencies), true);
  for (let next = needs.shift(); next; next = needs.shift()) {
    const { path } = next;
    if (required.has(path) || (!next.required && optional.has(path))) continue;
    (next.required ? required : optional).add(path);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = workspace.packages[path] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    need(
      path,
      Object.keys(dependencies).filter((name) => !(name in optionalDependencies)),
      next.required,
    );
    need(path, peers, next.required);
    need(path, Object.keys(optionalDependencies), false);
  }
  const { name, version, dependencies, engines } = manifest;
  const packages = Object.fromEntries(
    [...required, ...optional]
      .toSorted()
      .map((path) => [path, withoutReasons(workspace.packages[path] ?? {}, !required.has(path))]),
  );
  return {
    name,
    version,
    lockfileVersion: workspace.lockfileVersion,
    requires: true,
    packages: { '': { name, version, dependencies, ...(engines && { engines }) }, ...packages },
  };
}

/** Where Node finds a package from another one: in its own folder, or in one above. */
function findPackage({ packages }: Lock, from: string, name: string): string | null {
  for (let folder = from; ;) {
    const path = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return null;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

function withoutReasons(locked: LockedPackage, optional: boolean): LockedPackage {
  const kept = Object.fromEntries(Object.entries(locked).filter(([field]) => !REASONS.includes(field)));
  return optional ? { ...kept, optional: true } : kept;
}
