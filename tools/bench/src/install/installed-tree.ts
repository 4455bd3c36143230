import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});
const packageSchema = v.object({
  link: v.optional(v.boolean(), false),
  resolved: v.optional(v.string()),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean(), false) })), {}),
});
type Package = v.InferOutput<typeof packageSchema>;

/** What some direct dependencies bring to an installation and nothing else does. */
export interface Brought {
  readonly packages: number;
  readonly megabytes: number;
}

/** The packages of a workspace that are installed on this machine, by the lock file's paths. */
export class InstalledTree {
  /** Direct dependencies of the workspace. */
  readonly direct: readonly string[];
  readonly #workspace: string;
  readonly #packages: ReadonlyMap<string, Package>;
  readonly #sizes = new Map<string, number>();

  /** @throws ValiError when the lock file is of another kind; Error when it is missing */
  constructor(workspace: string) {
    this.#workspace = workspace;
    const { packages } = v.parse(
      v.object({ packages: v.record(v.string(), packageSchema) }),
      JSON.parse(readFileSync(join(workspace, 'package-lock.json'), 'utf8')),
    );
    // Packages for other systems are in the lock file, but not on the disk.
    this.#packages = new Map(Object.entries(packages).filter(([path]) => isFolder(join(workspace, path))));
    const root = packages[''];
    this.direct = Object.keys({ ...root?.dependencies, ...root?.devDependencies });
  }

  /** What the installation would be without, if all these direct dependencies were removed. */
  broughtBy(removed: readonly string[]): Brought {
    const left = this.#reachable(removed);
    const gone = [...this.#reachable([])].filter((path) => !left.has(path));
    return { packages: gone.length, megabytes: gone.reduce((sum, path) => sum + this.#sizeOf(path), 0) };
  }

  #reachable(without: readonly string[]): Set<string> {
    const found = new Set(['', ...[...this.#packages.keys()].filter((path) => !path.includes('node_modules'))]);
    for (const path of found)
      for (const name of this.#needs(path)) {
        const at = path === '' && without.includes(name) ? null : this.#resolve(path, name);
        if (at !== null) found.add(at);
      }
    return found;
  }

  #needs(path: string): string[] {
    const found = this.#packages.get(path);
    if (!found) return [];
    const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = found;
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    return [...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...peers];
  }

  /** As Node.js finds a package: in the folder's own packages, then in those of each folder above. */
  #resolve(from: string, name: string): string | null {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
      const found = this.#packages.get(path);
      if (found) return found.link ? (found.resolved ?? null) : path;
      if (folder === '') return null;
    }
  }

  #sizeOf(path: string): number {
    const known = this.#sizes.get(path);
    if (known !== undefined) return known;
    const size = bytesIn(join(this.#workspace, path)) / 1e6;
    this.#sizes.set(path, size);
    return size;
  }
}

/** Bytes of a package's own files: packages inside it count for themselves. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + bytesIn(path);
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
