// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- other projects compile this file without the folder's declarations
/// <reference path="./punycode-js.d.ts" />
// The name `punycode` would resolve to Node's deprecated built-in module.
import punycode from 'punycode.js';

const PREFIX = 'xn--';

/**
 * Decodes one label of a host name as browsers display it: punycode (RFC 3492) is decoded, other labels are unchanged.
 * Null if the label is invalid punycode.
 */
export function shownLabel(label: string): string | null {
  if (!label.startsWith(PREFIX)) return label;
  try {
    return punycode.decode(label.slice(PREFIX.length));
  } catch {
    return null;
  }
}
