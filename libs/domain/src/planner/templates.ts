import type { ReleaseKind } from '../release/listed-product.ts';

/** Tasks of the templates, in the order of work. */
export const TEMPLATE_TASKS = [
  'moment',
  'cover',
  'tracks',
  'isrc',
  'credits',
  'upc',
  'rights',
  'deliver',
  'page',
  'press',
  'pitchText',
  'pitch',
  'links',
  'languages',
  'mailDomain',
  'announce',
  'campaign',
  'quietHours',
  'stores',
] as const;
/** One of {@link TEMPLATE_TASKS}. */
export type TemplateTask = (typeof TEMPLATE_TASKS)[number];

/** Days from the release day by which a task is due, by kind of release. A kind without the task is left out. */
type DueDays = Readonly<Partial<Record<ReleaseKind, number>>>;

const onEach = (days: number): DueDays => ({ single: days, ep: days, album: days });
/** The metadata of an album takes longer than that of a single. */
const METADATA: DueDays = { single: -30, ep: -35, album: -42 };

/** The templates. The release date itself has no due day, because everything else is counted from it. */
export const TEMPLATES: Readonly<Record<TemplateTask, DueDays>> = {
  moment: {},
  cover: METADATA,
  tracks: METADATA,
  isrc: METADATA,
  credits: { ep: -35, album: -42 },
  upc: METADATA,
  rights: METADATA,
  deliver: onEach(-28),
  page: onEach(-21),
  press: { ep: -21, album: -28 },
  pitchText: onEach(-16),
  pitch: onEach(-14),
  links: onEach(-14),
  languages: onEach(-10),
  mailDomain: onEach(-10),
  announce: onEach(-7),
  campaign: onEach(-5),
  quietHours: onEach(-3),
  stores: onEach(1),
};

/** Tasks that the product cannot see: members check them by hand. */
const BY_HAND: readonly TemplateTask[] = ['deliver', 'pitch', 'announce'];
/** Tasks that complete themselves, and whose state members may also accept as it is. */
const ACCEPTABLE: readonly TemplateTask[] = ['cover', 'languages', 'mailDomain', 'campaign', 'quietHours', 'stores'];

/** Whether only members can complete a task. */
export function isByHand(template: TemplateTask): boolean {
  return BY_HAND.includes(template);
}

/** Whether members may check a task. */
export function isCheckable(template: TemplateTask): boolean {
  return BY_HAND.includes(template) || ACCEPTABLE.includes(template);
}

/** Tasks of the template for a kind of release. */
export function templateOf(kind: ReleaseKind): readonly TemplateTask[] {
  return TEMPLATE_TASKS.filter((task) => task === 'moment' || TEMPLATES[task][kind] !== undefined);
}
