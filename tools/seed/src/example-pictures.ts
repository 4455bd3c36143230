import { documents, paths } from '@countin/domain/documents';
import { IMAGE_WIDTHS, type ImageChoice, type ImageKind } from '@countin/domain/media';
import * as v from 'valibot';
import { ARTISTS } from './catalogue/catalogue.ts';
import type { ExampleDocument } from './example-document.ts';
import { MEASURED } from './files/measured.ts';
import { PEOPLE, type PersonKey } from './people.ts';
import { artistId } from './profile-ids.ts';
import type { ShotName } from './pictures/shots.ts';
import { PHOTOGRAPH_SIDE } from './pictures/take-photograph.ts';

/** A photograph as an upload of an artist: a cover or the artist's picture. */
export interface ExamplePicture {
  readonly shot: ShotName;
  readonly artistId: string;
  readonly imageId: string;
  readonly kind: ImageKind;
  readonly owner: PersonKey;
}

const imageIdOf = (shot: ShotName) => `example-${shot}`;

/** A photograph as a release or a profile refers to it. */
export function imageChoiceOf(shot: ShotName, alt = ''): ImageChoice {
  return { imageId: imageIdOf(shot), colours: MEASURED.colours[shot], alt };
}

/** Every upload of the example data; an artist uploads a photograph once, however many releases it leads. */
export function examplePictures(): ExamplePicture[] {
  const all = ARTISTS.flatMap(({ slug, owner, portrait, releases }) => [
    ...(portrait ? [pictureOf(slug, owner, portrait, 'picture')] : []),
    ...releases.flatMap(({ photograph }) => (photograph ? [pictureOf(slug, owner, photograph, 'cover')] : [])),
  ]);
  return [...new Map(all.map((picture) => [`${picture.artistId} ${picture.imageId}`, picture])).values()];
}

function pictureOf(slug: string, owner: PersonKey, shot: ShotName, kind: ImageKind): ExamplePicture {
  return { shot, artistId: artistId(slug), imageId: imageIdOf(shot), kind, owner };
}

/** The record that processing writes of an upload. */
export function imageDocument(
  { artistId: id, imageId, kind, owner, shot }: ExamplePicture,
  createdAt: number,
): ExampleDocument {
  const data = v.parse(documents.imageRecord.schema, {
    id: imageId,
    kind,
    state: 'ready',
    createdBy: PEOPLE[owner].uid,
    createdAt,
    widths: [...IMAGE_WIDTHS],
    colours: MEASURED.colours[shot],
    side: PHOTOGRAPH_SIDE,
    leaseUntil: null,
  });
  return { path: paths.image(id, imageId), data };
}
