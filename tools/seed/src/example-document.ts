/** A document of the example data: milliseconds stand for instants until it is written. */
export interface ExampleDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}
