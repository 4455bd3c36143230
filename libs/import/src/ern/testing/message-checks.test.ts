import type { AiDisclosure } from '@countin/domain/release';
import { aProductContent, aTrack } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { writeErnMessage } from '../write-ern-message.ts';
import { readXml } from '../xml/read-xml.ts';
import { anEnvelope } from './an-envelope.ts';
import { brokenRules } from './profile-rules.ts';
import { validateWritten } from './written-schema.ts';

const credits = [
  { role: 'composer' as const, name: 'Jo Lind', instrument: '' },
  { role: 'producer' as const, name: 'Ana Reis', instrument: '' },
];
const ai: AiDisclosure = { extent: 'partly', contributions: ['lyrics'] };
const tracks = [aTrack({ credits, ai }), aTrack({ title: 'Slack' })];
const { xml } = writeErnMessage(aProductContent({ tracks }), 'Mira Okafor', anEnvelope());

it('a written message passes all checks', async () => {
  expect(() => validateWritten(xml)).not.toThrow();
  expect(await rulesBrokenBy(xml)).toEqual([]);
});

describe('the schema refuses', () => {
  it.each([
    ['elements in another order', /(<ReleaseType>.*?<\/ReleaseType>)(\s*)(<ReleaseId>[^]*?<\/ReleaseId>)/, '$3$2$1'],
    ['an element too few', /<DisplayTitleText>.*?<\/DisplayTitleText>/, ''],
    ['an element that is not written', '<TitleText>', '<Subject/><TitleText>'],
    ['a day that does not exist', /<ReleaseDate>.*?</, '<ReleaseDate>2026-02-30<'],
    ['a word that is not allowed', 'StudioProducer', 'Producer'],
    ['a reference of another kind', /<ArtistPartyReference>P\d+/, '<ArtistPartyReference>A1'],
    ['4.3.2 elements in 4.3', 'ern/432', 'ern/43'],
  ])('%s', (_, found, changed) => {
    const other = xml.replace(found, changed);
    expect(other).not.toBe(xml);
    expect(() => validateWritten(other)).toThrow();
  });
});

describe('the rules name', () => {
  it.each([
    ['each reference leads to something', '<DealReleaseReference>R2', '<DealReleaseReference>R9'],
    ['references are unique', '<ResourceReference>A2', '<ResourceReference>A1'],
    ['one track release for each recording', /<TrackRelease>[^]*?<\/TrackRelease>/, ''],
    ['one main release', '</ReleaseList>', '<Release/></ReleaseList>'],
    ['each recording has an ISRC or an id of the sender', /<ResourceId>[^]*?<\/ResourceId>/, '<ResourceId/>'],
    ['tracks have numbers from 1 without gaps', '<SequenceNumber>2<', '<SequenceNumber>3<'],
    ['periods do not end before they start', /<\/StartDateTime>/, '$&<EndDateTime>2001-01-01T00:00:00Z</EndDateTime>'],
    ['own values name their namespace', '<Value>Composer', '<Value UserDefinedValue="Cook">UserDefined'],
    ['each contributor is there once', /<ContributorPartyReference>P\d+/g, '<ContributorPartyReference>P1'],
    [
      'what AI made as a whole has no other contributors, and what it did not make has none of it',
      '<ContainsAI>Partly',
      '<ContainsAI>All',
    ],
  ])('%s', async (rule, found, changed) => {
    expect(await rulesBrokenBy(xml.replace(found, changed))).toContain(rule);
  });
});

async function rulesBrokenBy(message: string): Promise<string[]> {
  return brokenRules(await readXml(new Blob([message]), '', () => undefined));
}
