import type { Language } from '@countin/domain/locale';
import type { ArtistRole, ReleaseKind } from '@countin/domain/release';
import type { TextKind } from '@countin/domain/texts';
import type { CoverDesign } from '@countin/cover-art';
import type { PersonKey } from '../people.ts';
import type { ShotName } from '../pictures/shots.ts';

/** An artist of the example data, with all releases. */
export interface ArtistEntry {
  readonly slug: string;
  readonly name: string;
  readonly owner: PersonKey;
  readonly language: Language;
  readonly location: string;
  /** Code of the artist's country. */
  readonly country: string;
  readonly genres: readonly string[];
  readonly bio: string;
  readonly accent: string | null;
  /** Uploaded as the artist's picture. */
  readonly portrait?: ShotName;
  readonly releases: readonly ReleaseEntry[];
}

export interface ReleaseEntry {
  readonly slug: string;
  readonly title: string;
  readonly kind: ReleaseKind;
  /** Days from the day on which the seed runs; negative is past, null is a draft without a date. */
  readonly day: number | null;
  readonly time?: string;
  /** IANA zone of mode `instant`; without it the release comes at local time. */
  readonly zone?: string;
  readonly status?: 'draft' | 'archived';
  readonly label?: string;
  readonly description?: string;
  readonly tracks?: readonly string[];
  readonly version?: string;
  /** Artists beside the one whose release it is. Profiles here are named by their slug. */
  readonly artists?: readonly { readonly name: string; readonly role: ArtistRole; readonly slug?: string }[];
  readonly cover?: CoverDesign;
  /** Uploaded as the cover. */
  readonly photograph?: ShotName;
  /** Alternative text of an uploaded cover. */
  readonly alt?: string;
  /** Texts by language. The long one of the artist's language is `description`. */
  readonly texts?: Readonly<Partial<Record<Language, Readonly<Partial<Record<TextKind, string>>>>>>;
}

export interface LabelEntry {
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly genres: readonly string[];
  readonly bio: string;
  readonly accent: string;
  readonly roster: readonly string[];
}

export const TIDEWRACK = 'Tidewrack Records';
export const KUMO = 'Kumo Tapes';
