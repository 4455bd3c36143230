/** An evaluation error: it makes an expression undecided, and `||` and `&&` may absorb it. */
export class EvaluationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EvaluationError';
  }
}

/** A limit was breached. Denies the whole request and is never absorbed. */
export class LimitError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LimitError';
  }
}
