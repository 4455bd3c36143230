import type { ComparedContent, PageKind } from '@countin/domain/publisher';
import type { MusicProduct, ProductContent } from '@countin/domain/release';
import { useTranslation } from 'react-i18next';
import { FieldValue } from '../../../shell/release-fields/field-value.tsx';
import { isReleaseField, validFields } from './page-content.ts';
import { PlainValue } from './plain-value.tsx';

interface PageFieldValueProps {
  readonly kind: PageKind;
  readonly field: string;
  readonly value: unknown;
  /** The content that the value is of. */
  readonly content: ComparedContent;
  /** The release as it is; null for other pages. */
  readonly release: MusicProduct | null;
}

/** One field of a page as a person reads it, to compare two versions. */
export function PageFieldValue({ kind, field, value, content, release }: PageFieldValueProps) {
  const { t } = useTranslation('autosave');
  if (value === undefined || value === null || value === '') return <em>{t('conflict.empty')}</em>;
  if (kind !== 'release' || !release || !isReleaseField(field)) return <PlainValue field={field} value={value} />;
  const valid = validFields(content.fields);
  if (!(field in valid)) return <PlainValue field={field} value={value} />;
  const shown: ProductContent = { ...release, ...valid };
  return <FieldValue field={field} content={shown} artistId={release.artistId} />;
}
