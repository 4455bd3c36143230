import type { Addresses } from '@countin/dev-stack';

const BUCKET = 'demo-countin.appspot.com';

interface Upload {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** The identity token of who uploads. */
  readonly token: string;
}

/** Uploads an object like the web SDK and under its rules. */
export async function uploadObject({ storage }: Addresses, { name, contentType, bytes, token }: Upload): Promise<void> {
  const authorization = `Firebase ${token}`;
  const begun = await fetch(`${storage}/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(bytes.byteLength),
      'x-goog-upload-header-content-type': contentType,
    },
    body: JSON.stringify({ name, contentType }),
  });
  const address = begun.headers.get('x-goog-upload-url');
  if (!begun.ok || address === null)
    throw new Error(`the upload could not begin: ${begun.status} ${await begun.text()}`);
  const ended = await fetch(address, {
    method: 'POST',
    headers: { authorization, 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' },
    body: Buffer.from(bytes),
  });
  if (!ended.ok) throw new Error(`the upload was refused: ${ended.status} ${await ended.text()}`);
}
