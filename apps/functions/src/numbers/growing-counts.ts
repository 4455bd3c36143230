import {
  addCounts,
  CODES_LENGTH,
  METRIC_SLOT,
  NO_TALLY,
  SMALLEST_GROUP,
  withPerson,
  type Counts,
  type Metric,
  type PeopleSet,
  type Tally,
} from '@countin/domain/numbers';
import { createHash, randomUUID } from 'node:crypto';

/** Counts of records, with whom they are of as far as small groups need it. */
export class GrowingCounts {
  #counts: Counts = {};
  readonly #people = new Map<Metric, Set<string>>();

  add(metric: Metric, person: string): void {
    this.#counts = addCounts([this.#counts, { [metric]: 1 }]);
    const people = this.#people.get(metric) ?? new Set();
    this.#people.set(metric, people);
    if (people.size < SMALLEST_GROUP) people.add(person);
  }

  /**
   * The tally of these records.
   *
   * @param salt that of the day's visitors; null where it was deleted. People of earlier records cannot be recognised without
   *   it. Then fewer than five count as none.
   */
  read(salt: string | null): Tally {
    const people = [...this.#people]
      .filter(([, persons]) => salt !== null || persons.size >= SMALLEST_GROUP)
      .map(([metric, persons]) => [metric, setOf(persons, salt ?? randomUUID())] as const);
    return { ...NO_TALLY, counts: this.#counts, people: Object.fromEntries(people) };
  }
}

function setOf(persons: ReadonlySet<string>, salt: string): PeopleSet {
  const codes = [...persons].map((person) =>
    createHash('sha256').update(`${salt}\n${person}`).digest('hex').slice(0, CODES_LENGTH),
  );
  return codes.reduce<PeopleSet>((set, each) => withPerson(set, each, METRIC_SLOT), '');
}
