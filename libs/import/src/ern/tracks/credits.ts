import { LIMITS } from '@countin/domain/fields';
import type { Credit } from '@countin/domain/release';
import { readArtists, type DisplayArtist } from './artists.ts';
import { creditRolesOf, isVocal, roleText } from './contributor-roles.ts';
import { partyNameOf, type Parties } from '../message/parties.ts';
import type { RecordDraft } from '../message/record-draft.ts';
import { allIn, inSequence, type Scopes } from '../message/scopes.ts';
import { childOf, type XmlElement } from '../xml/xml-element.ts';

/** Elements of contributors: ERN 3.8 has two, for those who perform and those who write. */
const CONTRIBUTORS = ['Contributor', 'ResourceContributor', 'IndirectResourceContributor'];

/** A contributor of a recording, once for each role. */
export interface Contributor {
  readonly name: string;
  /** Role as the message writes it. */
  readonly role: string;
  readonly element: XmlElement;
}

/** Contributors of a recording with their roles, in their order. */
export function readContributors(scopes: Scopes, parties: Parties, draft: RecordDraft): Contributor[] {
  return CONTRIBUTORS.flatMap((name) => inSequence(allIn(scopes, name))).flatMap((element) => {
    const name = partyNameOf(element, parties, 'tracks', draft);
    const roles = element.children.filter((child) => child.name.endsWith('Role')).map(roleText);
    return name === '' ? [] : roles.filter((role) => role !== '').map((role) => ({ name, role, element }));
  });
}

/**
 * Credits of a track: its featured artists and remixers, main artists other than the release's, and contributors. Roles
 * that credits do not have become notes.
 */
export function readCredits(
  scopes: Scopes,
  parties: Parties,
  releaseArtist: string,
  contributors: readonly Contributor[],
  draft: RecordDraft,
): Credit[] {
  const artists = readArtists(scopes, parties, 'tracks', draft);
  const shown = new Set([releaseArtist, ...artists.map(({ name }) => name)]);
  const all = [
    ...artists.flatMap((artist) => creditOfArtist(artist, releaseArtist)),
    ...contributors.flatMap((contributor) => creditsOf(contributor, shown, draft)),
  ];
  const credits = new Map<string, Credit>();
  for (const { element, ...credit } of all) {
    const name = draft.shortened(credit.name, LIMITS.profileName, 'tracks', element);
    const key = JSON.stringify([credit.role, name, credit.instrument]);
    if (credits.has(key)) continue;
    if (credits.size < LIMITS.trackCredits) credits.set(key, { ...credit, name });
    else draft.note('note/credits-left-out', 'tracks', element, `${credit.role}: ${name}`);
  }
  return [...credits.values()];
}

interface FoundCredit extends Credit {
  readonly element: XmlElement;
}

function creditOfArtist({ name, role, element }: DisplayArtist, releaseArtist: string): FoundCredit[] {
  if (role === 'main') return name === releaseArtist ? [] : [{ role: 'performer', name, instrument: '', element }];
  return role === null ? [] : [{ role, name, instrument: '', element }];
}

/** @param shown artists that the artist line already names */
function creditsOf(
  { name, role, element }: Contributor,
  shown: ReadonlySet<string>,
  draft: RecordDraft,
): FoundCredit[] {
  const roles = creditRolesOf(role);
  if (roles.length === 0) draft.note('note/credits-left-out', 'tracks', element, `${role}: ${name}`);
  const instrument = instrumentOf(element, role, draft);
  if (/artist$/i.test(role) && instrument === '' && shown.has(name)) return [];
  return roles.map((one) => ({ role: one, name, instrument: one === 'performer' ? instrument : '', element }));
}

function instrumentOf(element: XmlElement, role: string, draft: RecordDraft): string {
  const type = childOf(element, 'InstrumentType');
  const named = type ? roleText(type).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ') : '';
  return draft.shortened(named === '' && isVocal(role) ? 'Vocals' : named, LIMITS.instrument, 'tracks', element);
}
