/** Value that a query leaves open, such as the ids of the documents it may return. Any use is an error. */
export class Unknown {
  readonly kind = 'unknown';
  readonly #what: string;

  /** `what` is unknown, for error texts: "the document id". */
  constructor(what: string) {
    this.#what = what;
  }

  describeOpen(): string {
    return `${this.#what} is not determined by a query`;
  }
}
