/**
 * Answers kept for a while. Values are plain JSON. Instances may share it: keys have the catalogue, the look-up and the market, never
 * a key of a service.
 */
export interface CatalogueCache {
  /** A kept value; undefined if there is none or it is too old. */
  get(key: string): Promise<unknown>;
  /** @param ttlMs how long the value may be kept, milliseconds */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
}
