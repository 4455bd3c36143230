/** First bytes of the pictures that an upload may be. */
const SIGNATURES: readonly (readonly [type: string, at: number, bytes: string])[] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
];

/** Type of a picture by its first bytes, whatever its server or its name says; null if no upload may be that. */
export function pictureTypeOf(bytes: Uint8Array): string | null {
  const begins = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.find(([, at, signature]) => begins.startsWith(signature, at))?.[0] ?? null;
}
