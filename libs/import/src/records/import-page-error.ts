/** A page that the server keeps of a run, and that has not the shape it was written with. */
export class ImportPageError extends Error {
  override readonly name = 'ImportPageError';
}
