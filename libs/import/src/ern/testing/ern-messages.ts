/** Facts of a release that {@link ernMessages} writes in two versions of ERN. */
export interface ReleaseFacts {
  readonly title: string;
  readonly subtitle: string;
  readonly language: string;
  readonly artist: string;
  readonly featured: string;
  readonly label: string;
  readonly upc: string;
  readonly catalogueNumber: string;
  readonly genre: string;
  readonly type: string;
  readonly year: string;
  readonly originalDate: string;
  readonly synopsis: string;
  readonly coverFile: string;
  /** `StartDate`, or `StartDateTime` if it has a time. */
  readonly start: string;
  readonly territories: readonly string[];
  /** On two discs, the first with all but the last. */
  readonly tracks: readonly TrackFacts[];
  readonly created: string;
  readonly messageId: string;
}

/** Facts of a track. */
export interface TrackFacts {
  readonly title: string;
  readonly subtitle: string;
  readonly isrc: string;
  readonly duration: string;
  readonly warning: string;
  /** Performers and producers before authors: ERN 3.8 lists them apart. */
  readonly contributors: readonly { readonly name: string; readonly role: string; readonly writes?: boolean }[];
}

/** A release with two discs, for tests. */
export function releaseFacts(changes: Partial<ReleaseFacts> = {}): ReleaseFacts {
  return {
    title: 'Harbour & Tide',
    subtitle: 'Deluxe Edition',
    language: 'en',
    artist: 'Mira Okafor',
    featured: 'Ben Adeyemi',
    label: 'Tideline Records',
    upc: '0634904012311',
    catalogueNumber: 'TIDE-012',
    genre: 'Electronic',
    type: 'Album',
    year: '2026',
    originalDate: '2019-05-03',
    synopsis: 'Eleven nights beside the water.',
    coverFile: 'cover.jpg',
    start: '2026-11-27',
    territories: ['Worldwide'],
    created: '2026-11-01T10:00:00Z',
    messageId: 'M-1',
    tracks: [
      trackFacts({ title: 'Low Water', isrc: 'GBAYE2600001' }),
      trackFacts({ title: 'High Water', subtitle: 'Live', isrc: 'GBAYE2600002', warning: 'Explicit' }),
      trackFacts({ title: 'Slack', isrc: 'GBAYE2600003' }),
    ],
    ...changes,
  };
}

/** A track, for tests. */
export function trackFacts(changes: Partial<TrackFacts> = {}): TrackFacts {
  return {
    title: 'Low Water',
    subtitle: '',
    isrc: 'GBAYE2600001',
    duration: 'PT3M5S',
    warning: 'NotExplicit',
    contributors: [
      { name: 'Mira Okafor', role: 'LeadVocalist' },
      { name: 'Ana Reis', role: 'Producer' },
      { name: 'Jo Lind', role: 'ComposerLyricist', writes: true },
    ],
    ...changes,
  };
}

/** Writes a text or attribute so that XML reads it back. */
function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** An element with a text. */
function tag(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes === '' ? '' : ` ${attributes}`}>${xmlText(text)}</${name}>`;
}

/** A message around its parts, with a header. */
export function ernMessage(
  namespace: string,
  content: string,
  { created = '2026-11-01T10:00:00Z', root = 'NewReleaseMessage', messageId = 'M-1', attributes = '' } = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<ern:${root} xmlns:ern="http://ddex.net/xml/ern/${namespace}" LanguageAndScriptCode="en"${attributes}>
<MessageHeader>
${tag('MessageId', messageId)}
<MessageSender><PartyId>PADPIDA2026010101A</PartyId></MessageSender>
${tag('MessageCreatedDateTime', created)}
</MessageHeader>
${content}
</ern:${root}>`;
}

/** Writes one release as a message of ERN 3.8.2 and as one of 4.3. */
export function ernMessages(facts: ReleaseFacts): { readonly ern382: string; readonly ern43: string } {
  return { ern382: ern382(facts), ern43: ern43(facts) };
}

function ern382(facts: ReleaseFacts): string {
  const recordings = facts.tracks.map(
    (track, at) => `<SoundRecording>
<SoundRecordingId>${tag('ISRC', track.isrc)}</SoundRecordingId>
<ResourceReference>A${at + 1}</ResourceReference>
<ReferenceTitle>${tag('TitleText', track.title)}</ReferenceTitle>
${tag('Duration', track.duration)}
<SoundRecordingDetailsByTerritory>
<TerritoryCode>Worldwide</TerritoryCode>
<Title TitleType="DisplayTitle">${titleOf(track.title, track.subtitle)}</Title>
<DisplayArtist SequenceNumber="1">${named(facts.artist)}<ArtistRole>MainArtist</ArtistRole></DisplayArtist>
${track.contributors
  .map(({ name, role, writes }) => {
    const element = writes ? 'IndirectResourceContributor' : 'ResourceContributor';
    return `<${element}>${named(name)}${tag(`${element}Role`, role)}</${element}>`;
  })
  .join('\n')}
${tag('ParentalWarningType', track.warning)}
</SoundRecordingDetailsByTerritory>
</SoundRecording>`,
  );
  const image = `<Image><ImageType>FrontCoverImage</ImageType><ResourceReference>A0</ResourceReference>
<ImageDetailsByTerritory><TerritoryCode>Worldwide</TerritoryCode><TechnicalImageDetails>
<File>${tag('FileName', facts.coverFile)}<FilePath>resources/</FilePath></File>
</TechnicalImageDetails></ImageDetailsByTerritory></Image>`;
  const release = `<Release IsMainRelease="true">
${idsOf(facts)}
<ReleaseReference>R0</ReleaseReference>
<ReferenceTitle>${tag('TitleText', facts.title)}</ReferenceTitle>
${tag('ReleaseType', facts.type)}
<ReleaseDetailsByTerritory>
<TerritoryCode>Worldwide</TerritoryCode>
${tag('DisplayArtistName', `${facts.artist} feat. ${facts.featured}`)}
${tag('LabelName', facts.label)}
<Title TitleType="DisplayTitle" LanguageAndScriptCode="${facts.language}">${titleOf(facts.title, facts.subtitle)}</Title>
<DisplayArtist SequenceNumber="2">${named(facts.featured)}<ArtistRole>FeaturedArtist</ArtistRole></DisplayArtist>
<DisplayArtist SequenceNumber="1">${named(facts.artist)}<ArtistRole>MainArtist</ArtistRole></DisplayArtist>
${groupsOf(facts)}
<Genre>${tag('GenreText', facts.genre)}</Genre>
${tag('OriginalReleaseDate', facts.originalDate)}
${tag('Synopsis', facts.synopsis)}
</ReleaseDetailsByTerritory>
${linesOf(facts)}
</Release>`;
  const trackReleases = facts.tracks.map(
    (_, at) =>
      `<Release><ReleaseReference>R${at + 1}</ReleaseReference><ReleaseResourceReferenceList>` +
      `<ReleaseResourceReference>A${at + 1}</ReleaseResourceReference></ReleaseResourceReferenceList></Release>`,
  );
  return ernMessage(
    '382',
    `<UpdateIndicator>OriginalMessage</UpdateIndicator>
<ResourceList>${recordings.join('\n')}${image}</ResourceList>
<ReleaseList>${release}${trackReleases.join('')}</ReleaseList>
${dealsOf(facts)}`,
    { created: facts.created, messageId: facts.messageId, attributes: ' MessageSchemaVersionId="ern/382"' },
  );
}

function ern43(facts: ReleaseFacts): string {
  const parties = [facts.artist, facts.featured, facts.label];
  for (const { contributors } of facts.tracks) parties.push(...contributors.map(({ name }) => name));
  const names = [...new Set(parties)];
  const referenceOf = (name: string) => `P${names.indexOf(name)}`;
  const recordings = facts.tracks.map(
    (track, at) => `<SoundRecording>
<ResourceReference>A${at + 1}</ResourceReference>
<SoundRecordingEdition><ResourceId>${tag('ISRC', track.isrc)}</ResourceId></SoundRecordingEdition>
${displayTitle(track.title, track.subtitle)}
<DisplayArtist SequenceNumber="1">${tag('ArtistPartyReference', referenceOf(facts.artist))}<DisplayArtistRole>MainArtist</DisplayArtistRole></DisplayArtist>
${track.contributors
  .map(
    ({ name, role }, order) =>
      `<Contributor SequenceNumber="${order + 1}">${tag('ContributorPartyReference', referenceOf(name))}${tag('Role', role)}</Contributor>`,
  )
  .join('\n')}
${tag('Duration', track.duration)}
${tag('ParentalWarningType', track.warning)}
</SoundRecording>`,
  );
  const image = `<Image><ResourceReference>A0</ResourceReference><Type>FrontCoverImage</Type>
<TechnicalDetails><File>${tag('URI', `resources/${facts.coverFile}`)}</File></TechnicalDetails></Image>`;
  const release = `<Release>
<ReleaseReference>R0</ReleaseReference>
${tag('ReleaseType', facts.type)}
${idsOf(facts)}
${displayTitle(facts.title, facts.subtitle, facts.language)}
<DisplayArtistName ApplicableTerritoryCode="Worldwide" IsDefault="true">${xmlText(facts.artist)}</DisplayArtistName>
<DisplayArtist SequenceNumber="1">${tag('ArtistPartyReference', referenceOf(facts.artist))}<DisplayArtistRole>MainArtist</DisplayArtistRole></DisplayArtist>
<DisplayArtist SequenceNumber="2">${tag('ArtistPartyReference', referenceOf(facts.featured))}<DisplayArtistRole>FeaturedArtist</DisplayArtistRole></DisplayArtist>
${tag('ReleaseLabelReference', referenceOf(facts.label), 'ApplicableTerritoryCode="Worldwide"')}
${linesOf(facts)}
<Genre ApplicableTerritoryCode="Worldwide">${tag('GenreText', facts.genre)}</Genre>
${tag('OriginalReleaseDate', facts.originalDate, 'ApplicableTerritoryCode="Worldwide"')}
${tag('Synopsis', facts.synopsis)}
${groupsOf(facts)}
</Release>`;
  const trackReleases = facts.tracks.map(
    (_, at) =>
      `<TrackRelease><ReleaseReference>R${at + 1}</ReleaseReference>` +
      `<ReleaseResourceReference>A${at + 1}</ReleaseResourceReference></TrackRelease>`,
  );
  return ernMessage(
    '43',
    `<PartyList>${names.map((name) => `<Party>${tag('PartyReference', referenceOf(name))}${named(name)}</Party>`).join('')}</PartyList>
<ResourceList>${recordings.join('\n')}${image}</ResourceList>
<ReleaseList>${release}${trackReleases.join('')}</ReleaseList>
${dealsOf(facts)}`,
    { created: facts.created, messageId: facts.messageId, attributes: ' AvsVersionId="3"' },
  );
}

function idsOf({ upc, catalogueNumber }: ReleaseFacts): string {
  return `<ReleaseId>${tag('ICPN', upc)}${tag('CatalogNumber', catalogueNumber)}</ReleaseId>`;
}

function linesOf({ year, label }: ReleaseFacts): string {
  const line = (name: string, sign: string) =>
    `<${name}Line>${tag('Year', year)}${tag(`${name}LineText`, `${sign} ${year} ${label}`)}</${name}Line>`;
  return line('P', '(P)') + line('C', '©');
}

function titleOf(title: string, subtitle: string): string {
  return tag('TitleText', title) + (subtitle === '' ? '' : tag('SubTitle', subtitle));
}

function displayTitle(title: string, subtitle: string, language = 'en'): string {
  const whole = subtitle === '' ? title : `${title} (${subtitle})`;
  return `${tag('DisplayTitleText', whole)}
<DisplayTitle ApplicableTerritoryCode="JP"><TitleText>潮</TitleText></DisplayTitle>
<DisplayTitle LanguageAndScriptCode="${language}" ApplicableTerritoryCode="Worldwide" IsDefault="true">${titleOf(title, subtitle)}</DisplayTitle>`;
}

function named(name: string): string {
  return `<PartyName>${tag('FullName', name)}</PartyName>`;
}

/** Discs and tracks stand in the wrong order: their numbers count. */
function groupsOf({ tracks }: ReleaseFacts): string {
  const item = (at: number) =>
    `<ResourceGroupContentItem><SequenceNumber>${at + 1}</SequenceNumber>` +
    `<ReleaseResourceReference>A${at + 1}</ReleaseResourceReference></ResourceGroupContentItem>`;
  const first = tracks.slice(0, -1).map((_, at) => item(at));
  return `<ResourceGroup>
<ResourceGroup><SequenceNumber>2</SequenceNumber>${item(tracks.length - 1)}</ResourceGroup>
<ResourceGroup><SequenceNumber>1</SequenceNumber>${first.reverse().join('')}</ResourceGroup>
<LinkedReleaseResourceReference>A0</LinkedReleaseResourceReference>
</ResourceGroup>`;
}

function dealsOf({ start, territories, tracks }: ReleaseFacts): string {
  const references = ['R0', ...tracks.map((_, at) => `R${at + 1}`)];
  return `<DealList><ReleaseDeal>
${references.map((reference) => tag('DealReleaseReference', reference)).join('')}
<Deal><DealTerms>
${territories.map((code) => tag('TerritoryCode', code)).join('\n')}
<ValidityPeriod>${tag(start.includes('T') ? 'StartDateTime' : 'StartDate', start)}</ValidityPeriod>
<CommercialModelType>SubscriptionModel</CommercialModelType>
</DealTerms></Deal>
</ReleaseDeal></DealList>`;
}
