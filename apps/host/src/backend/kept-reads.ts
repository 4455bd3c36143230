import { releaseIdPath, type PageReader, type ReleasePage } from '@countin/domain';
import { placeOf } from '../pages/page-key.ts';

/** How long a document stays good enough to stand in while the database is slow or away, milliseconds. */
const STANDS_IN_FOR = 24 * 3_600_000;

interface Kept {
  /** As text: a page cannot change what the next one gets, and its size is known. */
  readonly json: string;
  readonly readAt: number;
  /** Pages that were made of it, see `purge`. */
  readonly places: Set<string>;
  /** Is known to have changed since: stands in only where the database has failed, not where it is slow. */
  readonly changed: boolean;
}

interface KeptReadsOptions {
  readonly read: PageReader;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Characters to keep. */
  readonly limit: number;
  /** Milliseconds that a page waits for the database in all where it has copies to be made of. */
  readonly patience: number;
  readonly onFault: (error: unknown) => void;
}

/** The reads of one page. */
export interface PageReads {
  readonly read: PageReader;
  /** When the oldest copy was read that stood in for the database; null where everything was read just now. */
  staleSince(): number | null;
}

/**
 * Keeps what the database answered last, for when it is slow or away. Documents, not pages: a page made anew of
 * them still says what is right at this moment, so no copy says "Releases" when the release is out.
 */
export class KeptReads {
  readonly #options: KeptReadsOptions;
  readonly #kept = new Map<string, Kept>();
  #size = 0;
  #purges = 0;

  constructor(options: KeptReadsOptions) {
    this.#options = options;
  }

  /** @param place the page that is made, see `purge` */
  forPage(place: string): PageReads {
    const deadline = performance.now() + this.#options.patience;
    const { read } = this.#options;
    let oldest: number | null = null;
    const keep = async <T>(
      name: keyof PageReader,
      asked: readonly unknown[],
      reading: Promise<T>,
      placeOfValue?: (value: T) => string | null,
    ): Promise<T> => {
      const { value, readAt } = await this.#answer(
        `${name} ${JSON.stringify(asked)}`,
        place,
        reading,
        deadline,
        placeOfValue,
      );
      if (readAt !== null) oldest = Math.min(oldest ?? readAt, readAt);
      return value;
    };
    return {
      staleSince: () => oldest,
      read: {
        ...read,
        releasePage: (id) => keep('releasePage', [id], read.releasePage(id), releasePlace),
        releaseBySlugs: (artistSlug, productSlug) =>
          keep('releaseBySlugs', [artistSlug, productSlug], read.releaseBySlugs(artistSlug, productSlug), releasePlace),
        profileBySlug: (slug) => keep('profileBySlug', [slug], read.profileBySlug(slug)),
        releasesOfArtist: (id, limit) => keep('releasesOfArtist', [id, limit], read.releasesOfArtist(id, limit)),
        releasesOfLabel: (id, limit, after) =>
          keep('releasesOfLabel', [id, limit, after], read.releasesOfLabel(id, limit, after)),
        // Asked for with another time each time: the copy is what was still to come when it was read.
        comingReleases: async (owner, from, limit) =>
          later(await keep('comingReleases', [owner, limit], read.comingReleases(owner, from, limit)), from),
        medley: (id) => keep('medley', [id], read.medley(id)),
        // Where to begin and the time are others each time: any copy will do.
        listedMedleys: (start, limit) => keep('listedMedleys', [limit], read.listedMedleys(start, limit)),
        // What has come out since the copy is still in it: pages tell by the clock which is out.
        nextReleases: (from, limit) => keep('nextReleases', [limit], read.nextReleases(from, limit)),
        newestReleases: (from, limit) => keep('newestReleases', [limit], read.newestReleases(from, limit)),
      },
    };
  }

  /**
   * What these pages were made of has changed; what is being read now may be from before.
   *
   * @param gone nothing may stand in for it any more
   */
  purge(matches: (place: string) => boolean, gone: boolean): void {
    this.#purges += 1;
    for (const [key, kept] of this.#kept) {
      if (![...kept.places].some(matches)) continue;
      if (gone) this.#drop(key);
      else this.#kept.set(key, { ...kept, changed: true });
    }
  }

  async #answer<T>(
    key: string,
    place: string,
    reading: Promise<T>,
    deadline: number,
    placeOfValue?: (value: T) => string | null,
  ): Promise<{ value: T; readAt: number | null }> {
    const begun = this.#purges;
    // Goes on past the deadline: the next page is made of what comes late.
    const found = reading.then((value) => {
      if (begun === this.#purges) this.#keep(key, [place, placeOfValue?.(value) ?? place], value);
      return { value, readAt: null };
    });
    const kept = this.#kept.get(key);
    if (!kept || this.#options.now() - kept.readAt > STANDS_IN_FOR) return found;
    const answered = found.catch((error: unknown) => void this.#options.onFault(error));
    const inTime = await (kept.changed ? answered : withinDeadline(answered, deadline));
    if (inTime) return inTime;
    // Purged while the database was waited for: perhaps gone.
    if (begun !== this.#purges) return found;
    kept.places.add(place);
    return { value: JSON.parse(kept.json) as T, readAt: kept.readAt };
  }

  #keep(key: string, made: readonly string[], value: unknown): void {
    const places = new Set([...(this.#kept.get(key)?.places ?? []), ...made]);
    this.#drop(key);
    // What is not there costs nothing to ask for again, and there is no end of it; a medley is asked for by artists there are.
    if (value === null && !key.startsWith('medley ')) return;
    const json = JSON.stringify(value);
    this.#kept.set(key, { json, readAt: this.#options.now(), places, changed: false });
    this.#size += key.length + json.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#options.limit) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (kept) this.#size -= key.length + kept.json.length;
    this.#kept.delete(key);
  }
}

/** Each release is purged by its id, whichever page has read it. */
const releasePlace = (release: ReleasePage | null) => release && placeOf({ kind: 'main' }, releaseIdPath(release.id));

const later = (releases: ReleasePage[], from: number) => releases.filter(({ firstInstant }) => firstInstant > from);

/** What comes before the deadline; undefined where nothing does. */
async function withinDeadline<T>(reading: Promise<T>, deadline: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, deadline - performance.now()), undefined);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
