import { library } from './library-function.ts';

export const bytesMethods = library<Uint8Array>('bytes.', {
  size: [0, 0, (self) => BigInt(self.length)],
  // The URL-safe alphabet, and padded, which Node's base64url is not.
  toBase64: [
    0,
    0,
    (self, _args, meter) => {
      meter.spendText(self.length * 2);
      return Buffer.from(self).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
    },
  ],
  toHexString: [
    0,
    0,
    (self, _args, meter) => {
      meter.spendText(self.length * 2);
      return Buffer.from(self).toString('hex').toUpperCase();
    },
  ],
});
