/** The file that a paste brings. Null for a paste of text, which goes to its field. */
export function pastedFile({
  clipboardData,
  target,
}: Pick<globalThis.ClipboardEvent, 'clipboardData' | 'target'>): File | null {
  const file = clipboardData?.files[0];
  if (!file) return null;
  // A spreadsheet or a text program puts a picture of the words beside them.
  const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isTyping && clipboardData.types.includes('text/plain') ? null : file;
}
