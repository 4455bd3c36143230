import { library } from './library-function.ts';
import { matchesWhole, replaceAll, splitBy } from './regex.ts';

/** Characters are code points: an astral character counts once. */
export const stringMethods = library<string>('string.', {
  size: [0, 0, (self, _args, meter) => {
    meter.spendText(self.length);
    return BigInt(countCharacters(self));
  }],
  lower: [0, 0, (self, _args, meter) => {
    meter.spendText(self.length);
    return self.toLowerCase();
  }],
  upper: [0, 0, (self, _args, meter) => {
    meter.spendText(self.length);
    return self.toUpperCase();
  }],
  trim: [0, 0, (self, _args, meter) => {
    meter.spendText(self.length);
    return self.trim();
  }],
  matches: [1, 1, (self, args, meter) => matchesWhole(self, args.string(0), meter)],
  replace: [2, 2, (self, args, meter) => replaceAll(self, args.string(0), args.string(1), meter)],
  split: [1, 1, (self, args, meter) => splitBy(self, args.string(0), meter)],
  toUtf8: [0, 0, (self, _args, meter) => {
    meter.spendText(self.length);
    return Buffer.from(self, 'utf8');
  }],
});

function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}
