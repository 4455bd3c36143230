/** Partial types of punycode.js: the package has none of its own. */
declare module 'punycode.js' {
  const punycode: {
    /** Decodes a label without its `xn--` prefix. Throws RangeError if it is invalid punycode. */
    decode(encoded: string): string;
  };
  export default punycode;
}
