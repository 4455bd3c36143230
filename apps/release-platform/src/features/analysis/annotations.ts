import { dayOf, type DayRange } from '@countin/domain/numbers';
import type { Campaign } from '@countin/domain/campaigns';
import type { ReleaseMoment } from '@countin/domain/release';

/** Something that happened on a day and may explain its numbers. */
export interface Annotation {
  readonly day: string;
  readonly kind: 'released' | 'published' | 'links' | 'campaign';
  /** Name of the release or the campaign. */
  readonly title: string;
}

/** A release as far as annotations need it. */
export interface AnnotatedRelease {
  readonly title: string;
  readonly releaseMoment: ReleaseMoment | null;
  readonly publishedAt: number | null;
  readonly storeLinks: readonly { readonly foundAt?: number | undefined }[];
}

const KINDS = ['released', 'published', 'campaign', 'links'] as const;

/** Annotations within a range, in order. Links that were found on one day are one annotation. */
export function annotationsOf(
  releases: readonly AnnotatedRelease[],
  campaigns: readonly Pick<Campaign, 'title' | 'beginsAt' | 'state'>[],
  range: DayRange,
): Annotation[] {
  const all = [
    ...releases.flatMap((release) => releaseDays(release)),
    ...campaigns.flatMap(({ title, beginsAt, state }): Annotation[] =>
      beginsAt === null || state === 'draft' || state === 'scheduled'
        ? []
        : [{ day: dayOf(beginsAt), kind: 'campaign', title }],
    ),
  ];
  return all
    .filter(({ day }) => day >= range.from && day <= range.to)
    .sort((a, b) => (a.day === b.day ? KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) : a.day < b.day ? -1 : 1));
}

function releaseDays({ title, releaseMoment, publishedAt, storeLinks }: AnnotatedRelease): Annotation[] {
  const links = new Set(storeLinks.flatMap(({ foundAt }) => (foundAt === undefined ? [] : [dayOf(foundAt)])));
  return [
    ...(releaseMoment ? [{ day: releaseMoment.date, kind: 'released', title } as const] : []),
    ...(publishedAt === null ? [] : [{ day: dayOf(publishedAt), kind: 'published', title } as const]),
    ...[...links].map((day) => ({ day, kind: 'links', title }) as const),
  ];
}
