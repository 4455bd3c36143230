import { clipNames, IMAGE_FORMATS, IMAGE_WIDTHS, objectNames } from '@countin/domain/media';
import { examplePictures, type ExamplePicture } from '../example-pictures.ts';
import { clipsOf, type ExampleClip } from '../medleys.ts';
import type { ExampleDocument } from '../example-document.ts';
import { clipFile, originalFile, renditionFile } from './file-names.ts';

/** An object of the example data, and the file with its bytes. */
export interface ExampleObject {
  readonly name: string;
  readonly file: string;
  readonly contentType: string;
  /** Written by the server, for everyone, and never changed; the others are uploads. */
  readonly made: boolean;
}

/** Every object that the documents name, as uploading and publishing would have left it. */
export function exampleObjects(documents: readonly ExampleDocument[]): ExampleObject[] {
  return [...examplePictures().flatMap(pictureObjects), ...clipsOf(documents).flatMap(clipObjects)];
}

function pictureObjects({ shot, artistId, imageId, kind }: ExamplePicture): ExampleObject[] {
  return [
    {
      name: objectNames.original(kind, artistId, imageId),
      file: originalFile(shot),
      contentType: 'image/webp',
      made: false,
    },
    ...IMAGE_WIDTHS.flatMap((width) =>
      IMAGE_FORMATS.map((format) => ({
        name: objectNames.derived(artistId, imageId, width, format),
        file: renditionFile(shot, width, format),
        contentType: `image/${format}`,
        made: true,
      })),
    ),
  ];
}

function clipObjects({ artistId, clipId, piece }: ExampleClip): ExampleObject[] {
  const clip = { file: clipFile(piece), contentType: 'audio/mpeg' };
  return [
    { ...clip, name: clipNames.original(artistId, clipId), made: false },
    { ...clip, name: clipNames.clip(artistId, clipId), made: true },
  ];
}
