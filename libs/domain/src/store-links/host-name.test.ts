import { domainToUnicode } from 'node:url';
import { expect, it } from 'vitest';
import fc from 'fast-check';
import { shownLabel } from './host-name.ts';

it('decodes international labels as a browser does', () => {
  for (const label of ['xn--bcher-kva', 'xn--bjrk-6qa', 'xn--d1aad', 'xn--spotfy-r9a', 'xn--80ak6aa92e', 'xn--ls8h']) {
    expect(shownLabel(label)).toBe(domainToUnicode(label));
  }
});

it('returns a plain label unchanged, and null for broken punycode', () => {
  expect(shownLabel('mira')).toBe('mira');
  expect(shownLabel('xn--a-')).toBe('a');
  expect(shownLabel('xn--999999b')).toBeNull();
  expect(shownLabel('xn--é')).toBeNull();
});

it('agrees with the platform on any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (text) => {
      if (!URL.canParse(`http://${text}.example`)) return;
      const [label = ''] = new URL(`http://${text}.example`).hostname.split('.');
      if (label.startsWith('xn--')) expect(shownLabel(label)).toBe(domainToUnicode(label));
    }),
  );
});
