import { XmlDocument, XsdValidator } from 'libxml2-wasm';

/**
 * Schema of exactly the elements that `writeErnMessage` writes, in the standard's order.
 *
 * It is not the standard's schema, which this project may not hold. It is written from facts: names, order and number of
 * elements in public samples and in models of other programs. It knows no allowed values but those that are written, and
 * libxml2 does not look up `IDREF`s: the profile's rules do.
 *
 * No sample confirms two places. `ContainsAI` of a release stands where recordings have it, and `SpecialContributor`
 * where others have a party.
 */
function writtenSchema(namespace: string, hasAi: boolean): string {
  const role = hasAi
    ? `<xs:complexType name="Role"><xs:sequence>
        <xs:element name="Value" type="ContributorRole"/>
        <xs:element name="InstrumentType" type="UserDefined" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence></xs:complexType>`
    : '<xs:simpleType name="Role"><xs:restriction base="ContributorRole"/></xs:simpleType>';
  const instruments = '<xs:element name="InstrumentType" type="UserDefined" minOccurs="0" maxOccurs="unbounded"/>';
  const ai = '<xs:element name="ContainsAI" type="ContainsAI" minOccurs="0"/>';
  const party = '<xs:element name="ContributorPartyReference" type="PartyReference"/>';
  const special = '<xs:element name="SpecialContributor" type="SpecialContributor"/>';
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:ern="${namespace}" targetNamespace="${namespace}"
    elementFormDefault="unqualified" xmlns="${namespace}">
  <xs:element name="NewReleaseMessage"><xs:complexType>
    <xs:sequence>
      <xs:element name="MessageHeader" type="MessageHeader"/>
      <xs:element name="PartyList"><xs:complexType><xs:sequence>
        <xs:element name="Party" type="Party" maxOccurs="unbounded"/>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="ResourceList"><xs:complexType><xs:sequence>
        <xs:element name="SoundRecording" type="SoundRecording" minOccurs="0" maxOccurs="unbounded"/>
        <xs:element name="Image" type="Image" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="ReleaseList"><xs:complexType><xs:sequence>
        <xs:element name="Release" type="Release"/>
        <xs:element name="TrackRelease" type="TrackRelease" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="DealList" minOccurs="0"><xs:complexType><xs:sequence>
        <xs:element name="ReleaseDeal" type="ReleaseDeal" maxOccurs="unbounded"/>
      </xs:sequence></xs:complexType></xs:element>
    </xs:sequence>
    <xs:attribute name="ReleaseProfileVersionId" type="xs:string"/>
    <xs:attribute name="AvsVersionId" type="xs:string" use="required"/>
    <xs:attribute name="LanguageAndScriptCode" type="Language" use="required"/>
  </xs:complexType></xs:element>

  <xs:complexType name="MessageHeader"><xs:sequence>
    <xs:element name="MessageThreadId" type="xs:string" minOccurs="0"/>
    <xs:element name="MessageId" type="xs:string"/>
    <xs:element name="MessageSender" type="MessagingParty"/>
    <xs:element name="MessageRecipient" type="MessagingParty" maxOccurs="unbounded"/>
    <xs:element name="MessageCreatedDateTime" type="xs:dateTime"/>
    <xs:element name="MessageControlType" minOccurs="0"><xs:simpleType><xs:restriction base="xs:string">
      <xs:enumeration value="LiveMessage"/><xs:enumeration value="TestMessage"/>
    </xs:restriction></xs:simpleType></xs:element>
  </xs:sequence></xs:complexType>
  <xs:complexType name="MessagingParty"><xs:sequence>
    <xs:element name="PartyId" type="Dpid"/>
    <xs:element name="PartyName" type="PartyName" minOccurs="0"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="PartyName"><xs:sequence><xs:element name="FullName" type="xs:string"/></xs:sequence></xs:complexType>
  <xs:complexType name="Party"><xs:sequence>
    <xs:element name="PartyReference" type="PartyAnchor"/>
    <xs:element name="PartyName" type="PartyName" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType>

  <xs:complexType name="SoundRecording"><xs:sequence>
    <xs:element name="ResourceReference" type="ResourceAnchor"/>
    <xs:element name="Type" type="xs:string" fixed="MusicalWorkSoundRecording"/>
    <xs:element name="SoundRecordingEdition" maxOccurs="2"><xs:complexType><xs:sequence>
      <xs:element name="ResourceId"><xs:complexType><xs:sequence>
        <xs:element name="ISRC" minOccurs="0"><xs:simpleType><xs:restriction base="xs:string">
          <xs:pattern value="[A-Z]{2}[A-Z0-9]{3}[0-9]{7}"/>
        </xs:restriction></xs:simpleType></xs:element>
        <xs:element name="ProprietaryId" type="OwnId" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="PLine" type="PLine" minOccurs="0"/>
    </xs:sequence></xs:complexType></xs:element>
    <xs:group ref="Titles"/>
    <xs:group ref="Artists"/>
    <xs:element name="Contributor" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
      <xs:sequence>
        ${hasAi ? `<xs:choice>${party}${special}</xs:choice>` : party}
        <xs:element name="Role" type="Role" minOccurs="0" maxOccurs="unbounded"/>
        ${hasAi ? '' : instruments}
      </xs:sequence>
      <xs:attribute name="SequenceNumber" type="xs:positiveInteger"/>
    </xs:complexType></xs:element>
    <xs:element name="Duration" type="xs:duration"/>
    <xs:element name="ParentalWarningType" type="Warning" maxOccurs="unbounded"/>
    ${hasAi ? ai : ''}
  </xs:sequence></xs:complexType>
  <xs:complexType name="Image"><xs:sequence>
    <xs:element name="ResourceReference" type="ResourceAnchor"/>
    <xs:element name="Type" type="xs:string" fixed="FrontCoverImage"/>
    <xs:element name="ResourceId"><xs:complexType><xs:sequence>
      <xs:element name="ProprietaryId" type="OwnId" maxOccurs="unbounded"/>
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="TechnicalDetails" minOccurs="0"><xs:complexType><xs:sequence>
      <xs:element name="TechnicalResourceDetailsReference"><xs:simpleType><xs:restriction base="xs:ID">
        <xs:pattern value="T[A-Za-z0-9_-]+"/>
      </xs:restriction></xs:simpleType></xs:element>
      <xs:element name="File"><xs:complexType><xs:sequence>
        <xs:element name="URI" type="xs:anyURI"/>
      </xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType>

  <xs:complexType name="Release"><xs:sequence>
    <xs:element name="ReleaseReference" type="ReleaseAnchor"/>
    <xs:element name="ReleaseType" maxOccurs="unbounded"><xs:simpleType><xs:restriction base="xs:string">
      <xs:enumeration value="Single"/><xs:enumeration value="EP"/><xs:enumeration value="Album"/>
    </xs:restriction></xs:simpleType></xs:element>
    <xs:element name="ReleaseId" type="ReleaseId"/>
    <xs:group ref="Titles"/>
    <xs:group ref="Artists"/>
    <xs:element name="ReleaseLabelReference" type="Label" maxOccurs="unbounded"/>
    <xs:element name="PLine" type="PLine" minOccurs="0"/>
    <xs:element name="CLine" type="CLine" minOccurs="0"/>
    <xs:group ref="Genre"/>
    <xs:element name="ReleaseDate" type="xs:date" minOccurs="0"/>
    <xs:element name="OriginalReleaseDate" type="xs:date" minOccurs="0"/>
    <xs:element name="ParentalWarningType" type="Warning" maxOccurs="unbounded"/>
    ${hasAi ? ai : ''}
    <xs:element name="ResourceGroup"><xs:complexType><xs:sequence>
      <xs:element name="ResourceGroupContentItem" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
        <xs:element name="SequenceNumber" type="xs:positiveInteger"/>
        <xs:element name="ReleaseResourceReference" type="xs:IDREF"/>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="LinkedReleaseResourceReference" type="xs:IDREF" minOccurs="0"/>
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="Synopsis" type="xs:string" minOccurs="0"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="TrackRelease"><xs:sequence>
    <xs:element name="ReleaseReference" type="ReleaseAnchor"/>
    <xs:element name="ReleaseId" type="ReleaseId"/>
    <xs:element name="ReleaseResourceReference" type="xs:IDREF"/>
    <xs:element name="ReleaseLabelReference" type="Label" maxOccurs="unbounded"/>
    <xs:group ref="Genre"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="ReleaseId"><xs:sequence>
    <xs:element name="ICPN" minOccurs="0"><xs:simpleType><xs:restriction base="xs:string">
      <xs:pattern value="[0-9]{12,14}"/>
    </xs:restriction></xs:simpleType></xs:element>
    <xs:element name="CatalogNumber" type="OwnId" minOccurs="0"/>
    <xs:element name="ProprietaryId" type="OwnId" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType>

  <xs:complexType name="ReleaseDeal"><xs:sequence>
    <xs:element name="DealReleaseReference" type="xs:IDREF" maxOccurs="unbounded"/>
    <xs:element name="Deal" maxOccurs="unbounded"><xs:complexType><xs:sequence>
      <xs:element name="DealTerms"><xs:complexType><xs:sequence>
        <xs:choice>
          <xs:element name="ExcludedTerritoryCode" type="Territory" maxOccurs="unbounded"/>
          <xs:element name="TerritoryCode" type="Territory" maxOccurs="unbounded"/>
        </xs:choice>
        <xs:element name="ValidityPeriod" maxOccurs="unbounded"><xs:complexType><xs:choice>
          <xs:sequence>
            <xs:element name="StartDateTime" type="xs:dateTime"/>
            <xs:element name="EndDateTime" type="xs:dateTime" minOccurs="0"/>
          </xs:sequence>
          <xs:sequence>
            <xs:element name="StartDate" type="xs:date"/>
            <xs:element name="EndDate" type="xs:date" minOccurs="0"/>
          </xs:sequence>
        </xs:choice></xs:complexType></xs:element>
        <xs:element name="CommercialModelType" type="xs:string" maxOccurs="unbounded"/>
        <xs:element name="UseType" type="xs:string" maxOccurs="unbounded"/>
      </xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType>

  <xs:group name="Titles"><xs:sequence>
    <xs:element name="DisplayTitleText" type="xs:string" maxOccurs="unbounded"/>
    <xs:element name="DisplayTitle" maxOccurs="unbounded"><xs:complexType>
      <xs:sequence>
        <xs:element name="TitleText" type="xs:string"/>
        <xs:element name="SubTitle" type="xs:string" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence>
      <xs:attribute name="LanguageAndScriptCode" type="Language"/>
      <xs:attributeGroup ref="Territories"/>
    </xs:complexType></xs:element>
  </xs:sequence></xs:group>
  <xs:group name="Artists"><xs:sequence>
    <xs:element name="DisplayArtistName" maxOccurs="unbounded"><xs:complexType><xs:simpleContent>
      <xs:extension base="xs:string"><xs:attributeGroup ref="Territories"/></xs:extension>
    </xs:simpleContent></xs:complexType></xs:element>
    <xs:element name="DisplayArtist" maxOccurs="unbounded"><xs:complexType>
      <xs:sequence>
        <xs:element name="ArtistPartyReference" type="PartyReference"/>
        <xs:element name="DisplayArtistRole"><xs:complexType><xs:simpleContent>
          <xs:extension base="DisplayArtistRole"><xs:attributeGroup ref="OwnValue"/></xs:extension>
        </xs:simpleContent></xs:complexType></xs:element>
      </xs:sequence>
      <xs:attribute name="SequenceNumber" type="xs:positiveInteger"/>
    </xs:complexType></xs:element>
  </xs:sequence></xs:group>
  <xs:group name="Genre"><xs:sequence>
    <xs:element name="${hasAi ? 'DisplayGenre' : 'Genre'}" maxOccurs="unbounded"><xs:complexType>
      <xs:sequence>
        <xs:element name="GenreText" type="xs:string"/>
        <xs:element name="SubGenre" type="xs:string" minOccurs="0"/>
      </xs:sequence>
      <xs:attributeGroup ref="Territories"/>
    </xs:complexType></xs:element>
  </xs:sequence></xs:group>
  ${lineType('PLine')}
  ${lineType('CLine')}
  ${role}
  <xs:complexType name="Label"><xs:simpleContent>
    <xs:extension base="xs:IDREF"><xs:attributeGroup ref="Territories"/></xs:extension>
  </xs:simpleContent></xs:complexType>
  <xs:complexType name="OwnId"><xs:simpleContent>
    <xs:extension base="xs:string"><xs:attribute name="Namespace" type="xs:string" use="required"/></xs:extension>
  </xs:simpleContent></xs:complexType>
  <xs:complexType name="UserDefined"><xs:simpleContent>
    <xs:extension base="xs:string"><xs:attributeGroup ref="OwnValue"/></xs:extension>
  </xs:simpleContent></xs:complexType>
  <xs:attributeGroup name="OwnValue">
    <xs:attribute name="Namespace" type="xs:string"/><xs:attribute name="UserDefinedValue" type="xs:string"/>
  </xs:attributeGroup>
  <xs:attributeGroup name="Territories">
    <xs:attribute name="ApplicableTerritoryCode" type="Territory"/><xs:attribute name="IsDefault" type="xs:boolean"/>
  </xs:attributeGroup>
  ${words('ContainsAI', 'All Partly None')}
  ${words('SpecialContributor', 'GenerativeAI')}
  ${words('Warning', 'Explicit NotExplicit')}
  ${words('DisplayArtistRole', 'MainArtist FeaturedArtist UserDefined')}
  ${words(
    'ContributorRole',
    'Performer Musician Vocalist Composer Lyricist Arranger Conductor StudioProducer Programmer RecordingEngineer ' +
      'MixingEngineer MasteringEngineer Remixer MusicPublisher',
  )}
  ${pattern('PartyAnchor', 'P[A-Za-z0-9_-]+', 'xs:ID')}
  ${pattern('PartyReference', 'P[A-Za-z0-9_-]+', 'xs:IDREF')}
  ${pattern('ResourceAnchor', 'A[A-Za-z0-9_-]+', 'xs:ID')}
  ${pattern('ReleaseAnchor', 'R[A-Za-z0-9_-]+', 'xs:ID')}
  ${pattern('Dpid', 'PADPIDA[A-Za-z0-9]+', 'xs:string')}
  ${pattern('Territory', 'Worldwide|[A-Z]{2}', 'xs:string')}
  ${pattern('Language', '[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})*', 'xs:string')}
</xs:schema>`;
}

function lineType(name: string): string {
  return `<xs:complexType name="${name}"><xs:sequence>
    <xs:element name="Year" type="xs:gYear" minOccurs="0"/>
    <xs:element name="${name}Company" type="xs:string" minOccurs="0"/>
    <xs:element name="${name}Text" type="xs:string"/>
  </xs:sequence></xs:complexType>`;
}

function words(name: string, allowed: string): string {
  const values = allowed.split(' ').map((value) => `<xs:enumeration value="${value}"/>`);
  return `<xs:simpleType name="${name}"><xs:restriction base="xs:string">${values.join('')}</xs:restriction></xs:simpleType>`;
}

function pattern(name: string, allowed: string, base: string): string {
  return `<xs:simpleType name="${name}"><xs:restriction base="${base}"><xs:pattern value="${allowed}"/></xs:restriction></xs:simpleType>`;
}

const validators = new Map<string, XsdValidator>();

function validatorOf(namespace: string): XsdValidator {
  const known = validators.get(namespace);
  if (known) return known;
  using schema = XmlDocument.fromString(writtenSchema(namespace, namespace.endsWith('432')));
  const validator = XsdValidator.fromDoc(schema);
  validators.set(namespace, validator);
  return validator;
}

/**
 * Checks a written message against the schema of what is written.
 *
 * @throws an error of the parser or the validator, with the line
 */
export function validateWritten(xml: string): void {
  const namespace = /xmlns:ern="([^"]*)"/.exec(xml)?.[1] ?? '';
  // Without options: entities stay as they are.
  using document = XmlDocument.fromString(xml);
  validatorOf(namespace).validate(document);
}
