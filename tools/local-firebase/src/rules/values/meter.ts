import { limits } from '../limits.ts';
import { LimitError } from './errors.ts';

/** Counts what one decision costs, and ends it with a LimitError when it costs too much. */
export class Meter {
  #expressions = 0;
  #work = 0;

  /** One operator, access or call is about to be evaluated. */
  expression(): void {
    this.#expressions += 1;
    if (this.#expressions > limits.expressions) {
      throw new LimitError(`more than ${limits.expressions} expressions evaluated`);
    }
  }

  /** `steps` elements are about to be visited. */
  spend(steps: number): void {
    this.#work += steps;
    if (this.#work > limits.work) throw new LimitError('the values handled are too large');
  }

  /** A string of this length is about to be read or built. Characters go by in blocks. */
  spendText(length: number): void {
    if (length > limits.stringLength) throw new LimitError('a computed string is too long');
    this.spend(1 + Math.ceil(length / 16));
  }
}
