import { differencesOf, type ComparedContent, type PageKind } from '@countin/domain/publisher';
import type { MusicProduct } from '@countin/domain/release';
import { useTranslation } from 'react-i18next';
import { PageFieldValue } from './page-field-value.tsx';
import { usePageFieldName } from './use-page-field-name.ts';
import styles from '../publisher.module.css';

/** A content that is compared, with its name. */
interface Side {
  readonly title: string;
  readonly content: ComparedContent;
}

interface DifferencesProps {
  readonly kind: PageKind;
  readonly before: Side;
  readonly after: Side;
  readonly release: MusicProduct | null;
}

/** The fields that two contents of a page differ in, side by side. */
export function Differences({ kind, before, after, release }: DifferencesProps) {
  const { t } = useTranslation('publisher');
  const nameOf = usePageFieldName(kind);
  const differences = differencesOf(before.content, after.content);
  if (differences.length === 0) return <p className={styles.quiet}>{t('noDifference')}</p>;
  return (
    <div className={styles.fields}>
      {differences.map(({ field, ...values }) => (
        <div key={field} role="group" aria-label={nameOf(field)} className={styles.field}>
          <h3>{nameOf(field)}</h3>
          <div className={styles.sides}>
            {(['before', 'after'] as const).map((name) => {
              const { title, content } = name === 'before' ? before : after;
              return (
                <div key={name} className={styles.side}>
                  <h4>{title}</h4>
                  <div className={styles.value} dir="auto">
                    <PageFieldValue
                      kind={kind}
                      field={field}
                      value={values[name]}
                      content={content}
                      release={release}
                    />
                  </div>
                </div>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

interface ContentFieldsProps {
  readonly kind: PageKind;
  readonly content: ComparedContent;
  readonly release: MusicProduct | null;
}

/** All fields of a content that have a value. */
export function ContentFields({ kind, content, release }: ContentFieldsProps) {
  const nameOf = usePageFieldName(kind);
  const texts = Object.entries(content.texts).map(([language, text]) => [`texts.${language}`, text] as const);
  const filled = [...Object.entries(content.fields), ...texts].filter(([, value]) => !isEmpty(value));
  return (
    <dl className={styles.facts}>
      {filled.map(([field, value]) => (
        <div key={field} className={styles.fact}>
          <dt>{nameOf(field)}</dt>
          <dd className={styles.value} dir="auto">
            <PageFieldValue kind={kind} field={field} value={value} content={content} release={release} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
