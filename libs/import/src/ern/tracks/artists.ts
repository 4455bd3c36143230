import { LIMITS } from '@countin/domain/fields';
import type { ArtistRole } from '@countin/domain/release';
import { partyNameOf, type Parties } from '../message/parties.ts';
import { roleText } from './contributor-roles.ts';
import type { RecordDraft } from '../message/record-draft.ts';
import { allIn, defaultIn, inSequence, type Scopes } from '../message/scopes.ts';
import { anyText, type XmlElement } from '../xml/xml-element.ts';

const ROLES: Readonly<Record<string, ArtistRole>> = {
  MainArtist: 'main',
  PrimaryArtist: 'main',
  Artist: 'main',
  FeaturedArtist: 'featured',
  FeaturingArtist: 'featured',
  Remixer: 'remixer',
  RemixArtist: 'remixer',
};

/** An artist in the artist line of a release or track. */
export interface DisplayArtist {
  readonly name: string;
  /** Null for a role that artist lines do not have. */
  readonly role: ArtistRole | null;
  /** Role as the message writes it. */
  readonly found: string;
  readonly element: XmlElement;
}

/** Artists of a release or track, in their order. One without a role is a main artist. */
export function readArtists(
  scopes: Scopes,
  parties: Parties,
  field: 'artists' | 'tracks',
  draft: RecordDraft,
): DisplayArtist[] {
  return inSequence(allIn(scopes, 'DisplayArtist')).flatMap((element) => {
    const name = partyNameOf(element, parties, field, draft);
    const roles = element.children.filter((child) => child.name.endsWith('ArtistRole')).map(roleText);
    const known = roles.find((role) => Object.hasOwn(ROLES, role));
    const role = roles.length === 0 ? 'main' : known === undefined ? null : (ROLES[known] ?? null);
    return name === '' ? [] : [{ name, role, found: known ?? roles[0] ?? '', element }];
  });
}

/** Main artists of a release. */
export interface MainArtists {
  /** The artist whose release it is; empty if the message names none. */
  readonly artistName: string;
  /** The same and the others. */
  readonly all: ReadonlySet<string>;
}

/** Gives a record its artists: the first main one is the artist whose release it is. */
export function giveArtists(scopes: Scopes, parties: Parties, draft: RecordDraft): MainArtists {
  const all = readArtists(scopes, parties, 'artists', draft);
  const first = all.find(({ role }) => role === 'main');
  for (const { role, name, found, element } of all)
    if (role === null) draft.note('note/artists-left-out', 'artists', element, `${found}: ${name}`);
  const others = all.filter((artist) => artist !== first && artist.role !== null);
  for (const { name, element } of others.slice(LIMITS.releaseArtists))
    draft.note('note/artists-left-out', 'artists', element, name);
  const [any] = all;
  const given = others.slice(0, LIMITS.releaseArtists);
  if (any) {
    const kept = given.map(({ name, role, element }) => ({
      name: draft.shortened(name, LIMITS.profileName, 'artists', element),
      role,
    }));
    draft.give('artists', kept, any.element, others.map(({ name }) => name).join(', '));
  }
  const artistName = first?.name ?? anyText(defaultIn(scopes, 'DisplayArtistName'));
  const main = given.filter(({ role }) => role === 'main').map(({ name }) => name);
  return { artistName, all: new Set([artistName, ...main]) };
}
