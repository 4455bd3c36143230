import { LIMITS } from '@countin/domain/fields';
import type { Credit } from '@countin/domain/release';
import { readArtists, type DisplayArtist } from './artists.ts';
import { creditRolesOf, isVocal, roleText } from './contributor-roles.ts';
import { partyNameOf, type Parties } from '../message/parties.ts';
import type { RecordDraft } from '../message/record-draft.ts';
import { allIn, inSequence, type Scopes } from '../message/scopes.ts';
import { childrenOf, textAt, type XmlElement } from '../xml/xml-element.ts';

/** Elements of contributors: ERN 3.8 has two, for those who perform and those who write. */
const CONTRIBUTORS = ['Contributor', 'ResourceContributor', 'IndirectResourceContributor'];

/** A contributor of a recording, once for each role. */
export interface Contributor {
  /** Empty for generative AI, which is not credited. */
  readonly name: string;
  /** Role as the message writes it. */
  readonly role: string;
  /** Of a performer, at least one; empty if the message names none. */
  readonly instruments: readonly string[];
  /** Generative AI itself (ERN from 4.3.1). */
  readonly isAi: boolean;
  readonly element: XmlElement;
}

/** Contributors of a recording with their roles, in their order. */
export function readContributors(scopes: Scopes, parties: Parties, draft: RecordDraft): Contributor[] {
  return CONTRIBUTORS.flatMap((name) => inSequence(allIn(scopes, name))).flatMap((element) => {
    const isAi = textAt(element, 'SpecialContributor') === 'GenerativeAI';
    const name = isAi ? '' : partyNameOf(element, parties, 'tracks', draft);
    if (name === '' && !isAi) return [];
    const roles = element.children.filter((child) => child.name.endsWith('Role')).filter((one) => roleText(one) !== '');
    return roles.map((one) => {
      const instruments = instrumentsOf(one, roles, element);
      return { name, role: roleText(one), instruments, isAi, element };
    });
  });
}

/**
 * Credits of a track: its featured artists and remixers, main artists other than the release's, and contributors. Roles
 * that credits do not have become notes.
 *
 * @param mainArtists names of the release's main artists
 */
export function readCredits(
  scopes: Scopes,
  parties: Parties,
  mainArtists: ReadonlySet<string>,
  contributors: readonly Contributor[],
  draft: RecordDraft,
): Credit[] {
  const artists = readArtists(scopes, parties, 'tracks', draft);
  const shown = new Set([...mainArtists, ...artists.map(({ name }) => name)]);
  const people = contributors.filter(({ isAi }) => !isAi);
  const all = [
    ...artists.flatMap((artist) => creditOfArtist(artist, mainArtists)),
    ...people.flatMap((contributor) => creditsOf(contributor, shown, draft)),
  ];
  const credits = new Map<string, Credit>();
  for (const { element, ...credit } of all) {
    const name = draft.shortened(credit.name, LIMITS.profileName, 'tracks', element);
    const instrument = draft.shortened(credit.instrument, LIMITS.instrument, 'tracks', element);
    const key = JSON.stringify([credit.role, name, instrument]);
    if (credits.has(key)) continue;
    if (credits.size < LIMITS.trackCredits) credits.set(key, { ...credit, name, instrument });
    else draft.note('note/credits-left-out', 'tracks', element, `${credit.role}: ${name}`);
  }
  return [...credits.values()];
}

interface FoundCredit extends Credit {
  readonly element: XmlElement;
}

function creditOfArtist({ name, role, element }: DisplayArtist, mainArtists: ReadonlySet<string>): FoundCredit[] {
  if (role === 'main') return mainArtists.has(name) ? [] : [{ role: 'performer', name, instrument: '', element }];
  return role === null ? [] : [{ role, name, instrument: '', element }];
}

/** @param shown artists that the artist line already names */
function creditsOf(
  { name, role, instruments, element }: Contributor,
  shown: ReadonlySet<string>,
  draft: RecordDraft,
): FoundCredit[] {
  const roles = creditRolesOf(role);
  if (roles.length === 0) draft.note('note/credits-left-out', 'tracks', element, `${role}: ${name}`);
  if (/artist$/i.test(role) && instruments.every((one) => one === '') && shown.has(name)) return [];
  return roles.flatMap((one) =>
    (one === 'performer' ? instruments : ['']).map((instrument) => ({ role: one, name, instrument, element })),
  );
}

/** What a singer plays. */
const VOICE = 'Vocals';

/**
 * Instruments of a role: its own (ERN from 4.3.1), else those of the contributor. A contributor who also sings has them
 * for the other roles.
 */
function instrumentsOf(role: XmlElement, roles: readonly XmlElement[], contributor: XmlElement): string[] {
  const own = childrenOf(role, 'InstrumentType');
  if (own.length > 0) return own.map(instrumentText);
  const shared = childrenOf(contributor, 'InstrumentType').map(instrumentText);
  if (!isVocal(roleText(role))) return shared.length > 0 ? shared : [''];
  const playsToo = roles.some((one) => !isVocal(roleText(one)) && creditRolesOf(roleText(one)).includes('performer'));
  return shared.length > 0 && !playsToo ? shared : [VOICE];
}

/** Words of the standard are written as one: `ElectricGuitar`. */
function instrumentText(type: XmlElement): string {
  const text = roleText(type);
  return type.text === 'UserDefined' ? text : text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
