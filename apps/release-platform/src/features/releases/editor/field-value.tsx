import type { MusicProduct, ProductContent, ReleaseMoment } from '@countin/domain/release';
import { serviceName, type StoreLink } from '@countin/domain/store-links';
import { countryName, formatList, formatMomentText, longZoneName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import { ReleaseCover } from '../../../shell/releases/release-cover.tsx';
import { linkName } from '../links/pasted-links.ts';

interface FieldValueProps {
  readonly field: keyof ProductContent;
  /** The version that the value is of. */
  readonly content: ProductContent;
  readonly artistId: MusicProduct['artistId'];
}

const COVER_SIZE = 96;

/** One field of a release as a person reads it, to compare two versions. */
export function FieldValue({ field, content, artistId }: FieldValueProps) {
  const { t } = useTranslation(['autosave', 'common']);
  const empty = <em>{t('autosave:conflict.empty')}</em>;
  switch (field) {
    case 'kind':
      return t(`common:kind.${content.kind}`);
    case 'cover':
    case 'coverImage':
      return <ReleaseCover release={{ ...content, artistId }} size={COVER_SIZE} />;
    case 'releaseMoment':
      return content.releaseMoment ? <MomentValue moment={content.releaseMoment} /> : empty;
    case 'tracks':
      return content.tracks.length === 0 ? (
        empty
      ) : (
        <ol>
          {content.tracks.map(({ title }, at) => (
            <li key={at}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ol>
      );
    case 'storeLinks':
      return content.storeLinks.length === 0 ? (
        empty
      ) : (
        <ul>
          {content.storeLinks.map((link) => (
            <LinkValue key={link.id} link={link} />
          ))}
        </ul>
      );
    default:
      return content[field].trim() === '' ? empty : content[field];
  }
}

function MomentValue({ moment }: { readonly moment: ReleaseMoment }) {
  const { t } = useTranslation('release-editor');
  const locale = useLocale();
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
