import { describe, expect, it } from 'vitest';
import { SERVICE_IDS } from './service-ids.ts';
import { recogniseLink, serviceAction, serviceName } from './store-service.ts';
import { LINK_SAMPLES, REFUSED_LINK_SAMPLES } from '../testing/link-samples.ts';

describe('a pasted address', () => {
  for (const { pasted, service, url = pasted, doubt = null } of LINK_SAMPLES) {
    it(`${pasted} is ${service}${doubt ? `, in doubt: ${doubt}` : ''}`, () => {
      expect(recogniseLink(pasted)).toEqual({ ok: true, service, url, doubt });
    });
  }

  for (const { pasted, errorCode } of REFUSED_LINK_SAMPLES) {
    it(`${JSON.stringify(pasted.slice(0, 70))} is refused as ${errorCode}`, () => {
      expect(recogniseLink(pasted)).toEqual({ ok: false, errorCode });
    });
  }

  it('cleaned once is not changed by a second cleaning', () => {
    for (const { pasted } of LINK_SAMPLES) {
      const first = recogniseLink(pasted);
      if (first.ok) expect(recogniseLink(first.url)).toEqual(first);
    }
  });
});

it('the samples cover every service', () => {
  expect(new Set(LINK_SAMPLES.map(({ service }) => service))).toEqual(new Set([...SERVICE_IDS, 'other']));
});

it('a service has a name and an action, a plain link is opened', () => {
  for (const id of SERVICE_IDS) expect(serviceName(id)).toBeTruthy();
  expect(serviceName('other')).toBeNull();
  expect([serviceAction('spotify'), serviceAction('bandcamp'), serviceAction('other')]).toEqual([
    'play',
    'buy',
    'open',
  ]);
});
