import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOf } from '../locale/country.ts';
import { linksIn, linkTo, preferredFirst } from './territory.ts';
import { aStoreLink } from '../testing/builders.ts';

const everywhere = aStoreLink({ id: 'everywhere' });
const japan = aStoreLink({ id: 'japan', territories: ['JP', 'KR'] });
const qobuz = aStoreLink({
  id: 'qobuz',
  service: 'qobuz',
  url: 'https://www.qobuz.com/album/x/1',
  territories: ['FR'],
});
const ids = (links: readonly { id: string }[]) => links.map(({ id }) => id);

describe('store links in a country', () => {
  it('are those that hold there or everywhere', () => {
    expect(ids(linksIn([qobuz, everywhere], 'DE'))).toEqual(['everywhere']);
    expect(ids(linksIn([qobuz, everywhere], 'FR'))).toEqual(['qobuz', 'everywhere']);
  });

  it('take the country’s own link to a service instead of the general one', () => {
    expect(ids(linksIn([everywhere, japan], 'KR'))).toEqual(['japan']);
    expect(ids(linksIn([everywhere, japan], 'US'))).toEqual(['everywhere']);
  });

  it('keep plain links beside each other, since they need not be the same shop', () => {
    const shop = aStoreLink({ id: 'shop', service: 'other', url: 'https://shop.example/x' });
    const local = aStoreLink({ id: 'local', service: 'other', url: 'https://laden.example/x', territories: ['DE'] });
    expect(ids(linksIn([shop, local], 'DE'))).toEqual(['shop', 'local']);
  });

  it('are all shown while the country is unknown', () => {
    expect(ids(linksIn([japan, everywhere, qobuz], null))).toEqual(['japan', 'everywhere', 'qobuz']);
  });
});

describe('the link to one service', () => {
  it.each([
    ['KR', 'japan'],
    ['US', 'everywhere'],
    [null, 'everywhere'],
  ] as const)('in %s is %s', (country, id) => {
    expect(linkTo([japan, everywhere, qobuz], 'spotify', country)?.id).toBe(id);
  });

  it('is none where the service has none that holds there, or it is hidden', () => {
    expect(linkTo([qobuz], 'qobuz', 'DE')).toBeNull();
    expect(linkTo([{ ...everywhere, hidden: true }], 'spotify', 'DE')).toBeNull();
    expect(linkTo([everywhere], null, 'DE')).toBeNull();
  });
});

describe('a country from outside', () => {
  it.each([
    ['PT', 'PT'],
    [' pt ', 'PT'],
    ['XX', null],
    ['T1', null],
    ['ZZ', null],
    ['', null],
    [undefined, null],
    ['EU', null],
  ])('%j is %s', (code, country) => {
    expect(countryOf(code)).toBe(country);
  });

  it('is one of 249, each once', () => {
    expect(new Set(COUNTRIES).size).toBe(249);
  });
});

describe('the preferred service of a country', () => {
  const preferred = [
    { country: 'FR', service: 'qobuz' },
    { country: 'FR', service: 'spotify' },
  ] as const;
  const links = [everywhere, japan, qobuz];

  it('comes first there, and the others keep their order', () => {
    expect(ids(preferredFirst(links, preferred, 'FR'))).toEqual(['qobuz', 'everywhere', 'japan']);
  });

  it.each([['DE'], [null]])('changes nothing elsewhere: %s', (country) => {
    expect(ids(preferredFirst(links, preferred, country))).toEqual(ids(links));
  });
});
