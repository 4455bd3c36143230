/**
 * A resource path. A `null` segment is one the request leaves open: the document id of a `list`.
 * A segment of the form `$(name)` waits for `bind`.
 */
export class RulesPath {
  readonly kind = 'path';
  readonly segments: readonly (string | null)[];

  constructor(segments: readonly (string | null)[]) {
    this.segments = segments;
  }

  toString(): string {
    return `/${this.segments.map((segment) => segment ?? '?').join('/')}`;
  }
}
