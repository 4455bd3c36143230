const LONGEST = 4096;
const THREE_PARTS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Whether a text has the form of a signed token: three base64url parts. */
export function isTokenText(text: string): boolean {
  return text.length <= LONGEST && THREE_PARTS.test(text);
}
