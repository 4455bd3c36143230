/** Results of a function by a text key, so that what thousands of mails have in common is made once. */
export class Remembered<Result> {
  private readonly most: number;
  private readonly results = new Map<string, Result>();

  /** @param most results that are kept; then all are forgotten, which is rare where they repeat */
  constructor(most: number) {
    this.most = most;
  }

  /** The result for a key; made where it is not known. */
  get(key: string, make: () => Result): Result {
    const known = this.results.get(key);
    if (known !== undefined) return known;
    if (this.results.size >= this.most) this.results.clear();
    const result = make();
    this.results.set(key, result);
    return result;
  }
}
