import type { MusicProduct, ProductContent, ReleaseMoment } from '@countin/domain/release';
import { serviceName, type StoreLink } from '@countin/domain/store-links';
import { countryName, formatList, formatMomentText, longZoneName } from '@countin/i18n';
import { lazyImport } from '@countin/deployment-recovery';
import { useLocale } from '@countin/i18n/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ReleaseCover } from '../releases/release-cover.tsx';
import { linkName } from './link-name.ts';
import { metadataText } from './metadata-text.ts';

/** Rarely shown, and not small. */
const AppearanceValue = lazy(lazyImport(() => import('./appearance-value.tsx')));

interface FieldValueProps {
  readonly field: keyof ProductContent;
  /** The version that the value is of. */
  readonly content: ProductContent;
  readonly artistId: MusicProduct['artistId'];
}

const COVER_SIZE = 96;

/** One field of a release as a person reads it, to compare two versions. */
export function FieldValue({ field, content, artistId }: FieldValueProps) {
  const { t } = useTranslation(['common', 'release-detail', 'genres', 'credits']);
  const locale = useLocale();
  switch (field) {
    case 'kind':
      return t(`kind.${content.kind}`);
    case 'cover':
    case 'coverImage':
      return <ReleaseCover release={{ ...content, artistId }} size={COVER_SIZE} />;
    case 'releaseMoment':
      return <MomentValue moment={content.releaseMoment} />;
    case 'tracks':
      return <TracksValue tracks={content.tracks} />;
    case 'storeLinks':
      return <LinksValue links={content.storeLinks} />;
    case 'appearance':
      return (
        <Suspense>
          <AppearanceValue appearance={content.appearance} />
        </Suspense>
      );
    case 'preferredServices':
      return <PreferredValue preferred={content.preferredServices} />;
    default:
      return <TextValue text={metadataText(content, field, locale, t)} />;
  }
}

function TextValue({ text }: { readonly text: string | null }) {
  return text || <Empty />;
}

function Empty() {
  return <em>{useTranslation('autosave').t('conflict.empty')}</em>;
}

function TracksValue({ tracks }: { readonly tracks: ProductContent['tracks'] }) {
  if (tracks.length === 0) return <Empty />;
  return (
    <ol>
      {tracks.map(({ title }, at) => (
        <li key={at}>
          <bdi>{title}</bdi>
        </li>
      ))}
    </ol>
  );
}

function LinksValue({ links }: { readonly links: readonly StoreLink[] }) {
  if (links.length === 0) return <Empty />;
  return (
    <ul>
      {links.map((link) => (
        <LinkValue key={link.id} link={link} />
      ))}
    </ul>
  );
}

function PreferredValue({ preferred }: { readonly preferred: ProductContent['preferredServices'] }) {
  const locale = useLocale();
  if (preferred.length === 0) return <Empty />;
  return (
    <ul>
      {preferred.map(({ country, service }) => (
        <li key={country}>
          {countryName(locale, country)}: <bdi>{serviceName(service)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function MomentValue({ moment }: { readonly moment: ReleaseMoment | null }) {
  const { t } = useTranslation('release-editor');
  const locale = useLocale();
  if (!moment) return <Empty />;
  const zone = moment.mode === 'instant' && longZoneName(locale, moment.zone, Date.parse(`${moment.date}T12:00Z`));
  return (
    <>
      {/* The year is always shown: two versions may differ only in the year. */}
      <div>{formatMomentText(locale, moment.date, moment.time, 0)}</div>
      <div>{zone || t('moment.local')}</div>
    </>
  );
}

function LinkValue({ link }: { readonly link: StoreLink }) {
  const { t } = useTranslation('release-editor');
  const locale = useLocale();
  const facts = [
    ...link.territories.map((code) => countryName(locale, code)),
    ...(link.hidden ? [t('links.hidden')] : []),
  ];
  return (
    <li>
      <bdi>{linkName(link, serviceName(link.service))}</bdi>
      {facts.length > 0 && <small> {formatList(locale, facts)}</small>}
    </li>
  );
}
