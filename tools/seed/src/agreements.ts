import { accessOf, agreementSchema, type Agreement, type Grant } from '@countin/domain/agreements';
import { paths } from '@countin/domain/documents';
import type { AgreedArtists } from '@countin/domain/permissions';
import type { NewsLabel } from '@countin/domain/profile';
import * as v from 'valibot';
import { ARTISTS } from './catalogue/catalogue.ts';
import { LABELS } from './catalogue/labels.ts';
import type { ExampleDocument } from './example-document.ts';
import { PEOPLE } from './people.ts';
import { artistId, labelId } from './profile-ids.ts';

const USUAL: readonly Grant[] = ['releases.see', 'numbers.see'];
/** Artists who let their label edit releases. */
const EDITED: readonly string[] = ['mira-okafor'];
/** Artists who let their label offer its news beside their own. */
const SHARED: readonly string[] = ['okafor-lindqvist', 'kim-haneul'];
/** The offer that waits for an answer. */
const OPEN = { label: 'kumo-tapes', artist: 'night-ferry' };

const grantsOf = (artist: string): readonly Grant[] => [
  ...USUAL,
  ...(EDITED.includes(artist) ? (['releases.edit'] as const) : []),
  ...(SHARED.includes(artist) ? (['fans.message'] as const) : []),
];
const ownerOf = (slug: string): string => {
  const artist = ARTISTS.find((each) => each.slug === slug);
  if (!artist) throw new Error(`There is no artist ${slug}.`);
  return PEOPLE[artist.owner].uid;
};

/** Agreements in force of both labels with their rosters, and an open offer. */
export function agreementDocuments(since: number): ExampleDocument[] {
  const inForce = LABELS.flatMap(({ slug, roster }) =>
    roster.map((artist) =>
      agreement(slug, artist, {
        state: 'in-force',
        grants: [...grantsOf(artist)],
        waitsFor: null,
        offeredAt: since,
        agreedBy: ownerOf(artist),
        agreedAt: since,
      }),
    ),
  );
  return [
    ...inForce,
    agreement(OPEN.label, OPEN.artist, { state: 'offered', grants: [...USUAL], waitsFor: 'artist', offeredAt: since }),
  ];
}

/** The label whose news are offered on the pages of an artist; null for none. */
export function newsLabelOf(artist: string): NewsLabel | null {
  const label = SHARED.includes(artist) ? LABELS.find(({ roster }) => roster.includes(artist)) : undefined;
  return label ? { id: labelId(label.slug), name: label.name } : null;
}

/** Access of a person by the labels' agreements; one person owns both labels. */
export function agreedArtistsOf(uid: string): AgreedArtists {
  if (uid !== PEOPLE.label.uid) return {};
  return Object.fromEntries(
    LABELS.flatMap(({ slug, roster }) =>
      roster.flatMap((artist) => {
        const access = accessOf('owner', grantsOf(artist));
        return access ? [[artistId(artist), { [labelId(slug)]: access }]] : [];
      }),
    ),
  );
}

function agreement(
  label: string,
  artist: string,
  content: Pick<Agreement, 'state' | 'grants' | 'waitsFor' | 'offeredAt'> & Partial<Agreement>,
): ExampleDocument {
  const ids = { labelId: labelId(label), artistId: artistId(artist) };
  return {
    path: paths.agreement(ids.labelId, ids.artistId),
    data: v.parse(agreementSchema, {
      ...ids,
      offeredBy: PEOPLE.label.uid,
      ...{ requested: null, agreedBy: null, agreedAt: null, closedBy: null, closedAt: null },
      ...content,
    }),
  };
}
