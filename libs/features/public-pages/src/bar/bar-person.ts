/** What 4track's bar goes by. */
export interface BarPerson {
  readonly name: string;
  /** Owns an artist profile: an artist, as section 6 of the specification has it. */
  readonly ownsArtist: boolean;
  readonly pro: boolean;
}

/** For whom a part of the bar is there. */
export type BarAudience = 'visitor' | 'person' | 'artist' | 'listener' | 'upgrade';

/** Whether a part of the bar is there for somebody; null is a visitor. */
export function isFor(audience: BarAudience, person: BarPerson | null): boolean {
  if (person === null) return audience === 'visitor';
  if (audience === 'artist') return person.ownsArtist;
  if (audience === 'listener') return !person.ownsArtist;
  if (audience === 'upgrade') return person.ownsArtist && !person.pro;
  return audience === 'person';
}

/** Where 4track's application leaves who is signed in, for its server-rendered pages. */
export const PERSON_KEY = '4track-person';

/** What is left there. It says what to show and opens nothing. */
export function writePerson({ name, ownsArtist, pro }: BarPerson): string {
  return JSON.stringify({ name, ownsArtist, pro });
}

/** Reads what was left; null where that is nobody, or nothing that is understood. */
export function readPerson(text: string | null): BarPerson | null {
  if (text === null) return null;
  try {
    const { name, ownsArtist, pro } = JSON.parse(text) as Partial<Record<keyof BarPerson, unknown>>;
    return typeof name === 'string' ? { name, ownsArtist: ownsArtist === true, pro: pro === true } : null;
  } catch {
    return null;
  }
}

/** The first letter of a name. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '';
}
