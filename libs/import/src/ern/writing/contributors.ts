import type { AiContribution, Credit, CreditRole, Track } from '@countin/domain/release';
import type { WritingContext } from './writing-context.ts';
import { userDefined } from './titles.ts';
import { branch, leaf, type XmlNode } from './xml-node.ts';

/** Words of the standard for roles of credits. Featured artists stand in the artist line. */
const ROLES: Readonly<Record<Exclude<CreditRole, 'featured' | 'performer'>, string>> = {
  composer: 'Composer',
  lyricist: 'Lyricist',
  arranger: 'Arranger',
  conductor: 'Conductor',
  producer: 'StudioProducer',
  programming: 'Programmer',
  recording: 'RecordingEngineer',
  mixing: 'MixingEngineer',
  mastering: 'MasteringEngineer',
  remixer: 'Remixer',
  publisher: 'MusicPublisher',
};
const MUSICIAN = 'Musician';
/** What a performer's instrument is for a singer. */
const VOICE = 'Vocals';

/** Roles that stand for the parts that AI has made. */
const AI_ROLES: Readonly<Record<AiContribution, string>> = {
  vocals: 'Vocalist',
  instruments: MUSICIAN,
  composition: 'Composer',
  'post-production': 'MixingEngineer',
  lyrics: 'Lyricist',
};

/** A person with all roles and instruments: the standard wants each contributor once. */
interface Person {
  readonly name: string;
  readonly roles: Set<string>;
  readonly instruments: Set<string>;
}

/** Writes the contributors of a track, and generative AI among them. */
export function contributorNodes(track: Track, position: number, context: WritingContext): XmlNode[] {
  const people = track.ai?.extent === 'all' ? [] : peopleOf(track.credits);
  const parts = track.ai?.contributions ?? [];
  noteMissing(track, position, context);
  const nodes = people.map((person) => [
    leaf('ContributorPartyReference', context.parties.referenceOf(person.name)),
    ...roleNodes(person, context),
  ]);
  if (parts.length > 0)
    nodes.push([leaf('SpecialContributor', 'GenerativeAI'), ...parts.map((part) => roleNode(AI_ROLES[part], []))]);
  return nodes.map((children, at) => branch('Contributor', children, { SequenceNumber: String(at + 1) }));
}

function noteMissing({ credits, ai }: Track, position: number, { missing }: WritingContext): void {
  if (!credits.some(({ role }) => role === 'composer' || role === 'lyricist')) missing.add('writer', position);
  const hasPeople = credits.some(({ role }) => role !== 'featured');
  if (ai?.extent === 'all' && hasPeople) missing.add('ai', position);
}

function peopleOf(credits: readonly Credit[]): Person[] {
  const people = new Map<string, Person>();
  for (const { role, name, instrument } of credits) {
    if (role === 'featured') continue;
    const person = people.get(name) ?? { name, roles: new Set(), instruments: new Set() };
    people.set(name, person);
    person.roles.add(role === 'performer' ? performerRole(instrument) : ROLES[role]);
    if (role === 'performer' && instrument !== '' && instrument !== VOICE) person.instruments.add(instrument);
  }
  return [...people.values()];
}

function performerRole(instrument: string): string {
  if (instrument === VOICE) return 'Vocalist';
  return instrument === '' ? 'Performer' : MUSICIAN;
}

/** Instruments are part of the role in 4.3.2, and of the contributor in 4.3. */
function roleNodes({ roles, instruments }: Person, { hasAi, namespace }: WritingContext): XmlNode[] {
  const played = [...instruments].map((instrument) => userDefined('InstrumentType', instrument, namespace));
  if (!hasAi) return [...[...roles].map((role) => leaf('Role', role)), ...played];
  return [...roles].map((role) => roleNode(role, role === MUSICIAN ? played : []));
}

function roleNode(role: string, instruments: readonly XmlNode[]): XmlNode {
  return branch('Role', [leaf('Value', role), ...instruments]);
}
