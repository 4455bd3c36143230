import type { CreditRole } from '@countin/domain/release';
import type { XmlElement } from '../xml/xml-element.ts';

/** Roles of contributors in ERN, in lower case, by the roles of credits that they become. */
const ROLES: Readonly<Record<CreditRole, string>> = {
  featured: 'featuredartist featuringartist',
  performer:
    'accompanyingmusician artist associatedartist associatedperformer band choir chorus ensemble guestartist ' +
    'instrumentalensemble instrumentalist instrumentalsoloist mainartist musician orchestra performer primaryartist ' +
    'primarymusician soloist studiomusician studioorchestra studioperformer dj discjockey',
  composer: 'composer composerlyricist songwriter writer',
  lyricist: 'author composerlyricist librettist lyricist songwriter textauthor',
  arranger: 'adapter arranger instrumentalarranger musicarranger orchestrator vocalarranger',
  conductor: 'choirconductor choralmaster chorusmaster conductor musicaldirector orchestraconductor',
  producer:
    'additionalproducer assistantproducer coproducer executiveproducer musicproducer producer studioproducer vocalproducer',
  programming: 'drumprogrammer musicprogrammer programmer programming programmingengineer softwareprogrammer',
  recording: 'engineer recordingengineer soundengineer trackingengineer vocalengineer',
  mixing: 'mixer mixing mixingengineer remixingengineer',
  mastering: 'mastering masteringengineer remasteringengineer',
  remixer: 'remixartist remixer',
  publisher: 'copublisher musicpublisher originalpublisher publisher subpublisher',
};

/** Performers whose role names their instrument: the voice. */
const VOCAL_ROLES = 'backgroundvocalist choralist leadvocalist rapper singer vocalist vocals voice';

const creditsByRole = new Map<string, CreditRole[]>();
for (const [credit, names] of Object.entries(ROLES) as [CreditRole, string][])
  for (const name of names.split(' ')) creditsByRole.set(name, [...(creditsByRole.get(name) ?? []), credit]);
const vocalRoles = new Set(VOCAL_ROLES.split(' '));

/** A role as a message writes it: a word of the standard, or the sender's own. */
export function roleText(element: XmlElement): string {
  const own = element.text === 'UserDefined' ? element.attributes.get('UserDefinedValue') : element.text;
  return own !== undefined && own !== '' ? own : (element.children.find(({ text }) => text !== '')?.text ?? '');
}

/** Roles of credits that a contributor's role becomes; none for a role that credits do not have. */
export function creditRolesOf(role: string): readonly CreditRole[] {
  return isVocal(role) ? ['performer'] : (creditsByRole.get(folded(role)) ?? []);
}

/** Whether the role is that of a singer or speaker. */
export function isVocal(role: string): boolean {
  return vocalRoles.has(folded(role));
}

function folded(role: string): string {
  return role.toLowerCase().replaceAll(/[^a-z]/g, '');
}
