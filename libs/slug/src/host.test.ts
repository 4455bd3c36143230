import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { matchHost } from './host.ts';
import { HOST_SAMPLES, SAMPLE_HOSTS } from './samples.ts';

describe('a Host header leads to its site', () => {
  for (const { header, match } of HOST_SAMPLES) {
    it(`${JSON.stringify(header?.slice(0, 60))} is ${'slug' in match ? `${match.kind} ${match.slug}` : match.kind}`, () => {
      expect(matchHost(header, SAMPLE_HOSTS)).toEqual(match);
    });
  }
});

describe('other deployments', () => {
  const hosts = { main: 'countin.example', fourtrack: 'fans.example', short: 'cnt.co.uk' };

  it('mode two can have a host name without 4track', () => {
    expect(matchHost('fans.example', hosts)).toEqual({ kind: 'fourtrack' });
    expect(matchHost('www.fans.example', hosts)).toEqual({ kind: 'fourtrack' });
  });

  it('a short domain of three parts has subdomains too', () => {
    expect(matchHost('mira.cnt.co.uk', hosts)).toEqual({ kind: 'subdomain', slug: 'mira' });
    expect(matchHost('cnt.co.uk', hosts)).toEqual({ kind: 'main' });
    expect(matchHost('co.uk', hosts)).toEqual({ kind: 'unknown' });
  });
});

const anyHeader = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.domain(), fc.webAuthority());

test('any text at all has an answer, and only a label becomes a slug', () => {
  fc.assert(
    fc.property(anyHeader, (text) => {
      for (const header of [text, `${text}.cnt.localhost`, `${text}:5174`]) {
        const match = matchHost(header, SAMPLE_HOSTS);
        if (match.kind === 'subdomain') expect(match.slug).toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/);
      }
    }),
  );
});

test('case and a trailing dot change nothing', () => {
  fc.assert(
    fc.property(fc.domain(), (name) => {
      const plain = matchHost(name, SAMPLE_HOSTS);
      expect(matchHost(name.toUpperCase(), SAMPLE_HOSTS)).toEqual(plain);
      expect(matchHost(`${name}.`, SAMPLE_HOSTS)).toEqual(plain);
    }),
  );
});
