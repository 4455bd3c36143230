import { useDataAccess } from '@countin/data/access';
import { pageVersionOptions } from '@countin/data/publisher';
import { errorCodeOf } from '@countin/domain/errors';
import type { PageKey } from '@countin/domain/publisher';
import { formatList } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Notice } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from '../publisher.module.css';
import { usePageFieldName } from './use-page-field-name.ts';

interface RestoreOutcomeProps {
  readonly page: PageKey;
  /** The version that was restored; undefined before that. */
  readonly version: string | undefined;
  /** Fields that stay as they are; undefined before anything was restored. */
  readonly left: readonly string[] | undefined;
  readonly error: Error | null;
}

/** What became of the last restoration. */
export function RestoreOutcome({ page, version, left, error }: RestoreOutcomeProps) {
  const { t } = useTranslation('publisher');
  const errorText = useErrorText();
  const locale = useLocale();
  const nameOf = usePageFieldName(page.kind);
  if (error) return <Notice tone="danger" title={errorText(errorCodeOf(error))} />;
  if (!left) return null;
  if (page.kind === 'medley') return <MedleyOutcome page={page} version={version ?? ''} left={left} />;
  const fields = formatList(locale, [...new Set(left.map(nameOf))]);
  return (
    <Notice title={t(page.kind === 'release' ? 'restoredRelease' : 'restoredProfile')}>
      {left.length > 0 && t('restoredLeft', { fields })}
    </Notice>
  );
}

interface MedleyOutcomeProps {
  readonly page: PageKey;
  readonly version: string;
  readonly left: readonly string[];
}

/** A restored medley, with the tracks that could not be restored by their titles. */
function MedleyOutcome({ page, version, left }: MedleyOutcomeProps) {
  const { t } = useTranslation('publisher');
  const locale = useLocale();
  const { data } = useQuery({ ...pageVersionOptions(useDataAccess(), page, version), enabled: left.length > 0 });
  const slots = data?.content.fields['slots'];
  const tracksWith = (field: string) => {
    const numbers = left.flatMap((path) => (path.endsWith(field) ? Number(path.split('.')[1]) : []));
    return formatList(
      locale,
      numbers.map((at) => titleOf(slots, at)),
    );
  };
  const [gone, unlinked] = [tracksWith('.clipId'), tracksWith('.productId')];
  return (
    <Notice title={t('restoredMedley')}>
      {gone !== '' && <span className={styles.sentence}>{t('restoredWithout', { tracks: gone })}</span>}
      {unlinked !== '' && <span className={styles.sentence}>{t('restoredUnlinked', { tracks: unlinked })}</span>}
    </Notice>
  );
}

/** Title of a track of a version; its number until the version has been read. */
function titleOf(slots: unknown, at: number): string {
  const slot: unknown = Array.isArray(slots) ? slots[at] : undefined;
  const title: unknown = typeof slot === 'object' && slot !== null ? Reflect.get(slot, 'title') : undefined;
  return typeof title === 'string' ? title : String(at + 1);
}
