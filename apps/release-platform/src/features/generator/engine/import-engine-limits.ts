/** Larger files are read by the server. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Whether a file is read in the browser too. Codes are always completed by the server. */
export function isReadHere({ size }: Pick<Blob, 'size'>): boolean {
  return size <= MOST_BYTES;
}
