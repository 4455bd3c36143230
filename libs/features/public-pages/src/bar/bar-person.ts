/** Facts about the signed-in user that decide what 4track's bar shows. */
export interface BarPerson {
  readonly name: string;
  /** Owns an artist profile (the role "artist" in section 6 of the specification). */
  readonly ownsArtist: boolean;
  readonly pro: boolean;
}

/** Audience of a part of the bar. */
export type BarAudience = 'visitor' | 'person' | 'artist' | 'upgrade';

/** Whether a part of the bar is shown to a user; null is a signed-out visitor. */
export function isFor(audience: BarAudience, person: BarPerson | null): boolean {
  if (person === null) return audience === 'visitor';
  if (audience === 'artist') return person.ownsArtist;
  if (audience === 'upgrade') return person.ownsArtist && !person.pro;
  return audience === 'person';
}

/** Storage key of the signed-in user. 4track's application writes it for its server-rendered pages. */
export const PERSON_KEY = '4track-person';

/** Serializes the stored user. The entry only controls display and grants no access. */
export function writePerson({ name, ownsArtist, pro }: BarPerson): string {
  return JSON.stringify({ name, ownsArtist, pro });
}

/** Parses the stored user; null if the entry is missing or invalid. */
export function readPerson(text: string | null): BarPerson | null {
  if (text === null) return null;
  try {
    const { name, ownsArtist, pro } = JSON.parse(text) as Partial<Record<keyof BarPerson, unknown>>;
    return typeof name === 'string' ? { name, ownsArtist: ownsArtist === true, pro: pro === true } : null;
  } catch {
    return null;
  }
}
