import { CATALOGUE_IDS, TERMS, type CatalogueClient, type CatalogueId } from '@countin/catalogue';
import type { ListProgress } from '@countin/domain/imports';
import { GuardedClient } from './guarded-client.ts';

type AskedService = ListProgress['services'][number];

/** What a service has said of one entry; a catalogue that was not reached has its reason. */
export type ServiceAnswer = 'found' | 'not-found' | { readonly reason: string };
/** Answers by the id of the catalogue, or {@link SHORT_LINKS}. */
export type ServiceAnswers = ReadonlyMap<string, ServiceAnswer>;

/** Stands for the hosts of short links. */
export const SHORT_LINKS = 'short-links';

/** Reason of a service that the configuration does not name. */
export const NOT_CONFIGURED = 'not-configured';
/** Look-ups of one entry, before it is known. */
const USUAL_CALLS = 2;
/** So long one entry may wait for its turns, milliseconds. */
const PATIENCE_MS = 60_000;
const [FEWEST_AT_ONCE, MOST_AT_ONCE] = [4, 24];

/** The services that a reading asks, with what they have said. */
export class AskedServices {
  readonly clients: readonly GuardedClient[];
  readonly #before: ReadonlyMap<string, AskedService>;
  readonly #services: Map<string, AskedService>;

  constructor(finders: readonly CatalogueClient[], before: ListProgress['services'], now: () => number) {
    this.clients = finders.map((client) => new GuardedClient(client, now));
    const known = new Map(before.map((one) => [one.catalogue, one]));
    const others = known.has(SHORT_LINKS) ? [SHORT_LINKS] : [];
    const names = [...finders.map(({ catalogue }) => catalogue), ...notConfigured(finders), ...others];
    this.#before = known;
    this.#services = new Map(names.map((name) => [name, withReason(known.get(name) ?? nothing(name), finders)]));
  }

  /** Entries that are looked up at the same time: so many that the slowest service never waits for work. */
  get atOnce(): number {
    const slowest = Math.max(1, ...this.clients.map(({ catalogue }) => TERMS[catalogue].rate.refillMs));
    return Math.min(MOST_AT_ONCE, Math.max(FEWEST_AT_ONCE, Math.floor(PATIENCE_MS / (3 * slowest))));
  }

  /** Counts what one entry was answered with. */
  note(answers: ServiceAnswers): void {
    for (const [catalogue, answer] of answers) {
      const one = this.#services.get(catalogue) ?? nothing(catalogue);
      this.#services.set(catalogue, { ...counted(one, answer), asked: one.asked + 1 });
    }
  }

  /** The same of one that was not reached before and was asked again. */
  noteAgain(answers: ServiceAnswers): void {
    for (const [catalogue, answer] of answers) {
      const one = this.#services.get(catalogue);
      if (!one) continue;
      // A service that was not configured was not asked before.
      const left = one.notReached > 0 ? { ...one, notReached: one.notReached - 1 } : { ...one, asked: one.asked + 1 };
      this.#services.set(catalogue, counted(left, answer));
    }
  }

  /** What the run's document says. */
  get services(): ListProgress['services'] {
    const calls = new Map(this.clients.map((client) => [client.catalogue as string, client.calls]));
    return [...this.#services.values()].map((one) => ({
      ...one,
      calls: (this.#before.get(one.catalogue)?.calls ?? 0) + (calls.get(one.catalogue) ?? 0),
    }));
  }

  /** Seconds that so many entries take at least: those of the slowest service that answers. */
  secondsFor(entries: number): number {
    const services = new Map(this.services.map((one) => [one.catalogue, one]));
    const seconds = this.clients
      .filter((client) => !client.isDown)
      .map(({ catalogue }) => {
        const { asked = 0, calls = 0 } = services.get(catalogue) ?? {};
        const each = asked > 0 ? Math.max(1, calls / asked) : USUAL_CALLS;
        return (entries * each * TERMS[catalogue].rate.refillMs) / 1000;
      });
    return Math.ceil(Math.max(0, ...seconds));
  }
}

/** Apple Music's links are given by iTunes where Apple Music has no keys, so one of both is enough. */
function notConfigured(finders: readonly CatalogueClient[]): CatalogueId[] {
  const has = (id: CatalogueId) => finders.some(({ catalogue }) => catalogue === id);
  return CATALOGUE_IDS.filter((id) => !has(id) && (id !== 'itunes' || !has('apple-music')));
}

function nothing(catalogue: string): AskedService {
  return { catalogue, asked: 0, found: 0, notFound: 0, notReached: 0, reason: '', calls: 0 };
}

function withReason(one: AskedService, finders: readonly CatalogueClient[]): AskedService {
  if (one.catalogue === SHORT_LINKS) return one;
  if (!finders.some(({ catalogue }) => catalogue === one.catalogue)) return { ...one, reason: NOT_CONFIGURED };
  return one.reason === NOT_CONFIGURED ? { ...one, reason: '' } : one;
}

function counted(one: AskedService, answer: ServiceAnswer): AskedService {
  if (answer === 'found') return { ...one, found: one.found + 1, reason: '' };
  if (answer === 'not-found') return { ...one, notFound: one.notFound + 1, reason: '' };
  return { ...one, notReached: one.notReached + 1, reason: answer.reason };
}
