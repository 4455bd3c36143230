import type { ProductContent } from '@countin/domain/release';
import type { FieldChange, PlannedRow } from '@countin/import/plan';
import { useTranslation } from 'react-i18next';
import { FieldValue } from '../../../shell/release-fields/field-value.tsx';
import type { RowDetails } from '../engine/row-summary.ts';
import styles from './run.module.css';
import { useRecordFieldName } from '../texts/use-column-name.ts';
import { useImportTexts } from '../texts/use-import-texts.ts';

/** What is wrong with a row, and what of it is left out, each with its place. */
export function Findings({ details: { planned, record } }: { readonly details: RowDetails }) {
  const { t } = useTranslation('import-run');
  const texts = useImportTexts();
  const problems = planned?.problems ?? [];
  return (
    <>
      {problems.length > 0 && (
        <section aria-label={t('wrong')}>
          <h3 className={styles.heading}>{t('wrong')}</h3>
          <ul className={styles.findings}>
            {problems.map((problem, at) => (
              <Finding key={at} {...problem} text={texts.ofCode(problem.code, problem.params)} />
            ))}
          </ul>
        </section>
      )}
      {record.notes.length > 0 && (
        <section aria-label={t('notes')}>
          <h3 className={styles.heading}>{t('notes')}</h3>
          <ul className={styles.findings}>
            {record.notes.map((note, at) => (
              <Finding key={at} {...note} text={texts.ofCode(note.code)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface FindingProps {
  readonly place: RowDetails['record']['place'];
  readonly found: string;
  readonly text: string;
}

function Finding({ place, found, text }: FindingProps) {
  const texts = useImportTexts();
  return (
    <li>
      <small>{texts.ofPlace(place)}</small>
      {found !== '' && (
        <q>
          <bdi>{found}</bdi>
        </q>
      )}
      <span>{text}</span>
    </li>
  );
}

type Field = FieldChange['field'];

/** Fields that change, before and after; of other rows what the file says. */
export function Differences({ details: { planned, record, before } }: { readonly details: RowDetails }) {
  if (!planned) return null;
  if (before && planned.content) return <Changes planned={planned} before={before} after={planned.content} />;
  const said = Object.entries(record.fields).flatMap(([field, given]: [string, object]) =>
    'value' in given ? [[field as Field, given.value] as const] : [],
  );
  // Only fields with a value are shown: a row that waits for an answer has no others.
  const after = planned.content ?? (Object.fromEntries(said) as unknown as ProductContent);
  return <NewFields planned={planned} fields={said.map(([field]) => field)} after={after} />;
}

interface PlannedProps {
  readonly planned: PlannedRow;
  /** Content that the release would have. */
  readonly after: ProductContent;
}

function NewFields({
  planned: { target, cover },
  fields,
  after,
}: PlannedProps & { readonly fields: readonly Field[] }) {
  const { t } = useTranslation('import-run');
  return (
    <section aria-label={t('fields')}>
      <h3 className={styles.heading}>{t('fields')}</h3>
      <FieldList fields={fields} before={null} after={after} artistId={target?.artistId ?? ''} />
      {target?.kind === 'create' && (
        <p>
          {t('address')} <bdi dir="ltr">{target.productSlug}</bdi>
        </p>
      )}
      {cover && <p>{t('newCover')}</p>}
    </section>
  );
}

function Changes({ planned, before, after }: PlannedProps & { readonly before: ProductContent }) {
  const { t } = useTranslation('import-run');
  const { target, cover } = planned;
  const fields = planned.changes.map(({ field }) => field);
  const withdraws = target?.kind === 'update' && target.withdraw;
  return (
    <section aria-label={t('changes')}>
      <h3 className={styles.heading}>{t('changes')}</h3>
      <FieldList fields={fields} before={before} after={after} artistId={target?.artistId ?? ''} />
      {withdraws && <p>{t('withdraws')}</p>}
      {cover && <p>{t('newCover')}</p>}
      {planned.state === 'unchanged' && <p>{t('noChanges')}</p>}
    </section>
  );
}

function FieldList({ fields, ...contents }: Omit<DifferenceProps, 'field'> & { readonly fields: readonly Field[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <Difference key={field} field={field} {...contents} />
      ))}
    </dl>
  );
}

interface DifferenceProps {
  readonly field: Field;
  readonly before: ProductContent | null;
  readonly after: ProductContent;
  readonly artistId: string;
}

/** A field as a person reads it; with a release that is here, before and after. */
export function Difference({ field, before, after, artistId }: DifferenceProps) {
  const { t } = useTranslation('import-run');
  const fieldName = useRecordFieldName();
  return (
    <div>
      <dt>{fieldName(field)}</dt>
      {before && (
        <dd className={styles.before}>
          <small>{t('before')}</small>
          <FieldValue field={field} content={before} artistId={artistId} />
        </dd>
      )}
      <dd>
        {before && <small>{t('after')}</small>}
        <FieldValue field={field} content={after} artistId={artistId} />
      </dd>
    </div>
  );
}
