import { describe, expect, it } from 'vitest';
import { ernMessage, ernMessages, releaseFacts } from '../testing/ern-messages.ts';
import { recordOf } from '../testing/read-text.ts';

const { ern382, ern43 } = ernMessages(releaseFacts());
const withTerms = (xml: string, terms: string) => xml.replace('</DealTerms>', `${terms}</DealTerms>`);

describe('takedowns', () => {
  it.each([
    ['no deal, in 4.3', ern43.replace(/<DealList>[^]*<\/DealList>/, '')],
    ['no deal, in 3.8', ern382.replace(/<DealList>[^]*<\/DealList>/, '')],
    ['a deal that takes down, in 3.8', withTerms(ern382, '<TakeDown>true</TakeDown>')],
    ['a deal that has ended', ern43.replace('</StartDate>', '</StartDate><EndDate>2026-11-01</EndDate>')],
    ['deals for tracks alone', ern43.replace('<DealReleaseReference>R0</DealReleaseReference>', '')],
    ['claims on uploads of others', ern43.replace('SubscriptionModel', 'RightsClaimModel')],
  ])('%s', async (_, xml) => {
    const { message, problems, fields } = await recordOf(xml);
    expect(message?.takedown).toBe(true);
    expect(fields.releaseMoment).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it.each([
    ['a deal that ends later', ern43.replace('</StartDate>', '</StartDate><EndDate>2027-11-01</EndDate>')],
    ['a deal', ern43],
    ['a deal that does not take down', withTerms(ern382, '<TakeDown>false</TakeDown>')],
  ])('are not: %s', async (_, xml) => {
    expect((await recordOf(xml)).message?.takedown).toBe(false);
  });

  it('purges say which release by its codes and title', async () => {
    const xml = ernMessage(
      '43',
      `<PurgedRelease><ReleaseId><ICPN>0634904012311</ICPN></ReleaseId>
<Title><TitleText>Harbour</TitleText></Title></PurgedRelease>`,
      { root: 'PurgeReleaseMessage' },
    );
    const record = await recordOf(xml);
    expect(record.message?.takedown).toBe(true);
    expect(record.fields).toEqual({ upc: { value: '0634904012311' }, title: { value: 'Harbour' } });
    expect(record.problems).toEqual([]);
  });
});

describe('an update without the resources sent before', () => {
  it.each([
    ['4.3', ern43.replace(/<ResourceList>[^]*<\/ResourceList>/, '<ResourceList></ResourceList>')],
    [
      '3.8',
      ern382
        .replace(/<ResourceList>[^]*<\/ResourceList>/, '<ResourceList></ResourceList>')
        .replace('OriginalMessage', 'UpdateMessage'),
    ],
  ])('keeps the tracks that the release has: %s', async (_, xml) => {
    const record = await recordOf(xml);
    expect(record.fields.tracks).toBeUndefined();
    expect(record.notes.map(({ code }) => code)).toEqual(['note/resources-sent-before']);
    expect(record.problems).toEqual([]);
  });

  it('does not replace the tracks by those that it sends', async () => {
    const xml = ern382
      .replace(/<SoundRecording>[^]*?<\/SoundRecording>/, '')
      .replace('OriginalMessage', 'UpdateMessage');
    const record = await recordOf(xml);
    expect(record.fields.tracks).toBeUndefined();
    expect(record.notes.map(({ code }) => code)).toEqual(['note/resources-sent-before']);
  });

  it('an original message that lacks one has a problem', async () => {
    const record = await recordOf(ern382.replace(/<SoundRecording>[^]*?<\/SoundRecording>/, ''));
    expect(record.problems.map(({ code, found }) => [code, found])).toEqual([['import/reference', 'A1']]);
  });
});
