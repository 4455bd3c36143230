import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { FileResult } from './find-newer.ts';

const Results = v.record(
  v.string(),
  v.object({
    hash: v.string(),
    result: v.object({ newer: v.array(v.string()), unknown: v.array(v.string()), uses: v.number() }),
  }),
);
type Results = v.InferOutput<typeof Results>;

/**
 * Results of earlier runs, in `node_modules/.cache`. One holds while its file and everything that it imports are the same.
 * Other packages, rules of this tool or supported browsers begin anew.
 */
export class KeptResults {
  readonly #path: string;
  readonly #before: Results;
  readonly #now: Results = {};

  /** @param kind results of different kinds are kept apart */
  constructor(workspace: string, kind: string) {
    const hash = createHash('sha256').update(kind);
    const own = globSync('*.ts', { cwd: import.meta.dirname }).sort();
    for (const file of [
      'package.json',
      'package-lock.json',
      ...own.map((name) => `tools/checks/browser-support/${name}`),
    ])
      hash.update(readFileSync(join(workspace, file)));
    this.#path = join(workspace, 'node_modules/.cache/browser-support', `${hash.digest('hex').slice(0, 16)}.json`);
    this.#before = read(this.#path);
  }

  get(file: string, hash: string): FileResult | null {
    const kept = this.#before[file];
    if (kept?.hash !== hash) return null;
    this.#now[file] = kept;
    return kept.result;
  }

  set(file: string, hash: string, { newer, unknown, uses }: FileResult): void {
    this.#now[file] = { hash, result: { newer: [...newer], unknown: [...unknown], uses } };
  }

  save(): void {
    mkdirSync(join(this.#path, '..'), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(this.#now));
  }
}

/** Nothing is kept where the file is missing or broken. */
function read(path: string): Results {
  try {
    return v.parse(Results, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
}
