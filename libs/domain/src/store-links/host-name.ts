// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- other projects compile this file without the folder's declarations
/// <reference path="./punycode-js.d.ts" />
// Not `punycode`: Node takes that for its own deprecated module.
import punycode from 'punycode.js';

const PREFIX = 'xn--';

/**
 * The letters that a browser shows for one label of a host name: decoded where it is punycode (RFC 3492), otherwise
 * unchanged. Null where the label claims to be punycode and is not.
 */
export function shownLabel(label: string): string | null {
  if (!label.startsWith(PREFIX)) return label;
  try {
    return punycode.decode(label.slice(PREFIX.length));
  } catch {
    return null;
  }
}
