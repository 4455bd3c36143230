/** An evaluation error: it makes an expression undecided, and `||` and `&&` may absorb it. */
export class Fault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Fault';
  }
}

/** A limit was breached. Denies the whole request and is never absorbed. */
export class Breach extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Breach';
  }
}
