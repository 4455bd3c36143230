import { describe, expect, it } from 'vitest';
import { ernMessage, ernMessages, releaseFacts, trackFacts } from '../testing/ern-messages.ts';
import { readText, recordOf } from '../testing/read-text.ts';
import { readErnMessage } from '../read-ern-message.ts';
import { XML_LIMITS } from './read-xml.ts';

const { ern43 } = ernMessages(releaseFacts());
const withType = (type: string, title = 'x') => ern43.replace('?>', `?>\n${type}`).replace('Harbour', title);

const refusedBy = (limit: string) => ({ code: 'file/message-too-large', params: { limit } });

describe('document types', () => {
  it.each([
    [
      'billion laughs',
      withType(
        `<!DOCTYPE l [<!ENTITY a "ha">${Array.from('bcdefghij', (name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>`,
        '&j;',
      ),
    ],
    ['an external entity', withType('<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;')],
    ['an external subset', withType('<!DOCTYPE l SYSTEM "http://127.0.0.1:1/evil.dtd">')],
    ['a parameter entity', withType('<!DOCTYPE l [<!ENTITY % p SYSTEM "http://127.0.0.1:1/x"> %p;]>')],
  ])('are refused: %s', async (_, xml) => {
    await expect(readText(xml)).rejects.toMatchObject({ code: 'file/document-type', place: { line: 2 } });
  });

  it('an entity without one is no well-formed XML; references to characters are', async () => {
    await expect(readText(ern43.replace('Harbour', '&xxe;'))).rejects.toMatchObject({ code: 'file/not-well-formed' });
    const record = await recordOf(ern43.replaceAll('Harbour', '&#x6F6E;&lt;&apos;'));
    expect(record.fields.title).toEqual({ value: "潮<' & Tide" });
  });
});

describe('messages beyond the limits', () => {
  const refused = refusedBy;

  it('10 MB of nesting', async () => {
    const levels = '<a>'.repeat(3_500_000);
    await expect(readText(ernMessage('43', levels))).rejects.toMatchObject(refused('depth'));
  });

  it('a depth of one level more, but not the deepest allowed', async () => {
    const nested = (depth: number) =>
      ern43.replace('<PartyList>', `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}<PartyList>`);
    await expect(readText(nested(XML_LIMITS.depth))).rejects.toMatchObject(refused('depth'));
    expect((await recordOf(nested(XML_LIMITS.depth - 1))).problems).toEqual([]);
  });

  it('elements, attributes and texts', async () => {
    const elements = ernMessage('43', '<a/>'.repeat(XML_LIMITS.elements));
    await expect(readText(elements)).rejects.toMatchObject(refused('elements'));
    const attributes = Array.from({ length: XML_LIMITS.attributes + 1 }, (_, at) => `a${at}=""`).join(' ');
    await expect(readText(ernMessage('43', `<a ${attributes}/>`))).rejects.toMatchObject(refused('attributes'));
    const attribute = 'x'.repeat(XML_LIMITS.attribute + 1);
    await expect(readText(ernMessage('43', `<a b="${attribute}"/>`))).rejects.toMatchObject(refused('attribute'));
    const text = `<![CDATA[${'x'.repeat(XML_LIMITS.text)}]]>x`;
    await expect(readText(ernMessage('43', `<a>${text}</a>`))).rejects.toMatchObject(refused('text'));
  });

  it('a stream that never ends is read no further than the limit', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(1024 * 1024));
    let chunks = 0;
    let isCancelled = false;
    const source = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(chunks++ === 0 ? new TextEncoder().encode(ernMessage('43', '').slice(0, 200)) : chunk);
      },
      cancel() {
        isCancelled = true;
      },
    });
    await expect(readErnMessage(source, 'a.xml')).rejects.toMatchObject(refused('characters'));
    expect(chunks).toBeLessThan(25);
    expect(isCancelled).toBe(true);
  });
});

describe('messages whose parts refer to each other many times', () => {
  const withDeals = (deals: string) =>
    ern43.replace(/<DealList>[^]*<\/DealList>/, () => `<DealList>${deals}</DealList>`);
  const many = (count: number, text: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => text(at)).join('');
  const date = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();

  it.each([
    [
      '15,000 releases of a deal with 20,000 terms',
      withDeals(
        `<ReleaseDeal>${many(15_000, (at) => `<DealReleaseReference>R${at % 4}</DealReleaseReference>`)}${many(
          20_000,
          (at) =>
            `<Deal><DealTerms><ValidityPeriod><StartDateTime>${date(at)}</StartDateTime></ValidityPeriod></DealTerms></Deal>`,
        )}</ReleaseDeal>`,
      ),
    ],
    [
      '20,000 images and 15,000 visibilities',
      ern43
        .replace(
          '<Image>',
          `${many(20_000, (at) => `<Image><ResourceReference>I${at}</ResourceReference><Type>FrontCoverImage</Type></Image>`)}<Image>`,
        )
        .replace(
          '</Release>',
          `${many(15_000, () => '<ReleaseVisibilityReference>V</ReleaseVisibilityReference>')}</Release>`,
        )
        .replace('<DealList>', `<DealList>${many(15_000, () => '<ReleaseVisibility/>')}`),
    ],
    [
      'a folder of slashes',
      ern43
        .replace('<URI>resources/', `<FilePath>${'/'.repeat(90_000)}x</FilePath><FileName>`)
        .replace('cover.jpg</URI>', 'cover.jpg</FileName>'),
    ],
  ])('are read within the test’s limit: %s', async (_, xml) => {
    const { releases } = await readText(xml);
    expect(releases).toHaveLength(1);
  });

  it('and have 100 main releases at most', async () => {
    const { ern382 } = ernMessages(releaseFacts());
    const releases = many(
      101,
      (at) => `<Release IsMainRelease="true"><ReleaseReference>M${at}</ReleaseReference></Release>`,
    );
    const xml = ern382.replace('<ReleaseList>', `<ReleaseList>${releases}`);
    await expect(readText(xml)).rejects.toMatchObject(refusedBy('releases'));
  });
});

describe('messages that are no well-formed XML', () => {
  it('are an error with line and column', async () => {
    await expect(readText(ern43.replace('</MessageHeader>', '</Header>'))).rejects.toMatchObject({
      code: 'file/not-well-formed',
      place: { part: 'batch/0634904012311/message.xml', line: 7 },
      params: { column: 10 },
    });
    await expect(readText('')).rejects.toMatchObject({ code: 'file/not-well-formed' });
    await expect(readText('PK\u0003\u0004')).rejects.toMatchObject({ code: 'file/not-well-formed' });
  });

  it('are an error wherever a message is cut off', async () => {
    const tracks = Array.from({ length: 40 }, (_, at) => trackFacts({ title: `Track ${at}` }));
    for (const xml of Object.values(ernMessages(releaseFacts({ tracks })))) {
      const bytes = new TextEncoder().encode(xml);
      expect(bytes.length).toBeGreaterThan(30_000);
      for (let end = 0; end < bytes.length; end += 1000)
        await expect(readErnMessage(new Blob([bytes.slice(0, end)]), 'a.xml')).rejects.toMatchObject({
          name: 'ImportFileError',
          code: 'file/not-well-formed',
        });
    }
  });

  it('any byte that is lost gives an error or a record, never another exception', async () => {
    const bytes = new TextEncoder().encode(ern43);
    for (let at = 0; at < bytes.length; at += 37) {
      const broken = new Blob([bytes.slice(0, at), bytes.slice(at + 1)]);
      const outcome = await readErnMessage(broken, 'a.xml').catch((error: unknown) => error);
      expect(outcome).toSatisfy(
        (one) =>
          (one instanceof Error && one.name === 'ImportFileError') || (typeof one === 'object' && 'releases' in one),
      );
    }
  });
});
