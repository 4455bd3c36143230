/** The part of punycode.js in use; the package has no types of its own. */
declare module 'punycode.js' {
  const punycode: {
    /** Decodes a label without its `xn--`. Throws RangeError where it is no punycode. */
    decode(encoded: string): string;
  };
  export default punycode;
}
