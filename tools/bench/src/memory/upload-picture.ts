import type { Addresses } from '@countin/dev-stack';
import { objectNames } from '@countin/domain/media';

const BUCKET = 'demo-countin.appspot.com';

interface Upload {
  readonly artistId: string;
  readonly picture: Uint8Array;
  /** The identity token of the artist's owner. */
  readonly token: string;
}

/** Uploads a JPEG as the original of a cover, like the web SDK and under its rules. Gives its id. */
export async function uploadPicture({ storage }: Addresses, { artistId, picture, token }: Upload): Promise<string> {
  const imageId = crypto.randomUUID();
  const name = objectNames.original('cover', artistId, imageId);
  const authorization = `Firebase ${token}`;
  const begun = await fetch(`${storage}/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(picture.byteLength),
      'x-goog-upload-header-content-type': 'image/jpeg',
    },
    body: JSON.stringify({ name, contentType: 'image/jpeg' }),
  });
  const address = begun.headers.get('x-goog-upload-url');
  if (!begun.ok || address === null)
    throw new Error(`the upload could not begin: ${begun.status} ${await begun.text()}`);
  const ended = await fetch(address, {
    method: 'POST',
    headers: { authorization, 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' },
    body: Buffer.from(picture),
  });
  if (!ended.ok) throw new Error(`the upload was refused: ${ended.status} ${await ended.text()}`);
  return imageId;
}
