import { library } from './library-function.ts';
import { matchesWhole, replaceAll, splitBy } from './regex.ts';

/** Sizes and positions count UTF-16 units, and only ASCII letters have cases. */
export const stringMethods = library<string>('string.', {
  size: [0, 0, (self) => BigInt(self.length)],
  lower: [
    0,
    0,
    (self, _args, meter) => {
      meter.spendText(self.length);
      return self.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    },
  ],
  upper: [
    0,
    0,
    (self, _args, meter) => {
      meter.spendText(self.length);
      return self.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
    },
  ],
  trim: [
    0,
    0,
    (self, _args, meter) => {
      meter.spendText(self.length);
      return self.trim();
    },
  ],
  matches: [1, 1, (self, args, meter) => matchesWhole(self, args.string(0), meter)],
  replace: [2, 2, (self, args, meter) => replaceAll(self, args.string(0), args.string(1), meter)],
  split: [1, 1, (self, args, meter) => splitBy(self, args.string(0), meter)],
  toUtf8: [
    0,
    0,
    (self, _args, meter) => {
      meter.spendText(self.length);
      return Buffer.from(self, 'utf8');
    },
  ],
});
