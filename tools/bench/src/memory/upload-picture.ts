import type { Addresses } from '@countin/dev-stack';
import { objectNames } from '@countin/domain/media';
import { uploadObject } from '../upload-object.ts';

interface Upload {
  readonly artistId: string;
  readonly picture: Uint8Array;
  /** The identity token of the artist's owner. */
  readonly token: string;
}

/** Uploads a JPEG as the original of a cover. Gives its id. */
export async function uploadPicture(addresses: Addresses, { artistId, picture, token }: Upload): Promise<string> {
  const imageId = crypto.randomUUID();
  const name = objectNames.original('cover', artistId, imageId);
  await uploadObject(addresses, { name, contentType: 'image/jpeg', bytes: picture, token });
  return imageId;
}
