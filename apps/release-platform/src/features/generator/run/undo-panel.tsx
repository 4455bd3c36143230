import { groupBy } from '@countin/domain/values';
import { useDataAccess } from '@countin/data/access';
import { previewUndo, undoImportOptions, type OpenImport, type UndoRow } from '@countin/data/imports';
import type { ProductContent } from '@countin/domain/release';
import { joinFacts } from '@countin/i18n';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { VirtualRows } from '@countin/screen-kit/list';
import { Button, ProgressBar } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import type { FieldChange } from '@countin/import/plan';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Difference } from './row-facts.tsx';
import { useRowTexts } from './row-texts.ts';
import styles from './run.module.css';
import { useImportTexts } from '../texts/use-import-texts.ts';

const ROW_HEIGHT = 88;
const idOf = ({ row }: UndoRow) => String(row);
const layout = () => ({ columns: 1, rowHeight: ROW_HEIGHT });

interface UndoPanelProps {
  readonly run: OpenImport;
  readonly work: number;
  readonly onClose: () => void;
}

/** What taking a work back would do, row by row, and the choice of rows. */
export default function UndoPanel({ run, work, onClose }: UndoPanelProps) {
  const { t } = useTranslation('import-run');
  const preview = useUndoPreview(run.id, work);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [forced, setForced] = useState<ReadonlySet<number>>(new Set());
  const undo = useMutation({ ...undoImportOptions(useDataAccess(), run.id), onSuccess: onClose });
  if (preview.error) return <LoadErrorNotice error={preview.error} onRetry={preview.retry} />;
  const { rows } = preview;
  if (!rows) return <ProgressBar label={t('preparing')} share={null} />;
  const chosen = rows.filter(({ row }) => !left.has(row));
  const taken = chosen.filter(({ row, act }) => act !== 'spare' || forced.has(row));
  return (
    <section className={styles.block} aria-label={t('undo.title')}>
      <h2 className={styles.heading}>{t('undo.title')}</h2>
      <p>{t('undo.text')}</p>
      {rows.length === 0 ? (
        <p>{t('undo.nothing')}</p>
      ) : (
        <>
          <div className={styles.line}>
            <Button size="small" onClick={() => setLeft(new Set())}>
              {t('undo.all')}
            </Button>
            <Button size="small" onClick={() => setLeft(new Set(rows.map(({ row }) => row)))}>
              {t('undo.none')}
            </Button>
          </div>
          <VirtualRows
            role="table"
            label={t('undo.rows')}
            items={rows}
            idOf={idOf}
            complete
            layout={layout}
            render={(row, index) => (
              <UndoLine
                row={row}
                index={index}
                chosen={!left.has(row.row)}
                forced={forced.has(row.row)}
                onChoose={() => setLeft(toggled(left, row.row))}
                onForce={() => setForced(toggled(forced, row.row))}
              />
            )}
          />
        </>
      )}
      <div className={styles.bar} role="group" aria-label={t('undo.go')}>
        <UndoNumbers rows={chosen} forced={forced} />
        {undo.error && <LoadErrorNotice error={undo.error} />}
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="danger"
          disabled={taken.length === 0}
          busy={undo.isPending}
          onClick={() =>
            undo.mutate({
              runId: run.id,
              work,
              rows: chosen.length === rows.length ? null : chosen.map(({ row }) => row),
              force: chosen.filter(({ row }) => forced.has(row)).map(({ row }) => row),
            })
          }
        >
          {t('undo.go')}
        </Button>
      </div>
    </section>
  );
}

function toggled(set: ReadonlySet<number>, row: number): ReadonlySet<number> {
  const changed = new Set(set);
  if (!changed.delete(row)) changed.add(row);
  return changed;
}

function UndoNumbers({ rows, forced }: { readonly rows: readonly UndoRow[]; readonly forced: ReadonlySet<number> }) {
  const { t } = useTranslation('import-run');
  const { number } = useRowTexts();
  const acts = groupBy(rows, ({ row, act }) => (act === 'spare' && forced.has(row) ? 'force' : act));
  return (
    <p className={styles.barText}>
      {joinFacts([...acts].map(([act, all]) => `${t(`undo.acts.${act}`)}: ${number(all.length)}`))}
    </p>
  );
}

interface UndoLineProps {
  readonly row: UndoRow;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly chosen: boolean;
  readonly forced: boolean;
  readonly onChoose: () => void;
  readonly onForce: () => void;
}

function UndoLine({ row, index, chosen, forced, onChoose, onForce }: UndoLineProps) {
  const { t } = useTranslation('import-run');
  const texts = useImportTexts();
  const { act, title, code, page, changes } = row;
  return (
    <div role="row" aria-rowindex={index + 1} className={styles.undoRow}>
      <div role="cell">
        <label className={styles.check}>
          <input type="checkbox" checked={chosen} onChange={onChoose} />
          <b>
            <bdi>{title}</bdi>
          </b>
        </label>
      </div>
      <div role="cell" className={styles.details}>
        <p>
          {t(`undo.acts.${act}`)} {code !== '' && texts.ofCode(code)} {page !== 'keep' && t(`undo.pages.${page}`)}
        </p>
        {changes.length > 0 && (
          <details>
            <summary>{t(act === 'spare' ? 'undo.changedSince' : 'changes')}</summary>
            <dl className={styles.fields}>
              {changes.map((change) => (
                <UndoneField key={change.field} {...change} />
              ))}
            </dl>
          </details>
        )}
        {act === 'spare' && code !== 'spare/gone' && (
          <label className={styles.check}>
            <input type="checkbox" checked={forced} disabled={!chosen} onChange={onForce} />
            <span>{t('undo.force')}</span>
          </label>
        )}
      </div>
    </div>
  );
}

/** A field as it is now and as it will be. Only this field of the two contents is shown. */
function UndoneField({ field, before, after }: UndoRow['changes'][number]) {
  const { t } = useTranslation('import-run');
  if (field === 'coverImage') return <div>{t('newCover')}</div>;
  const content = (value: unknown) => ({ [field]: value }) as unknown as ProductContent;
  return (
    <Difference field={field as FieldChange['field']} before={content(before)} after={content(after)} artistId="" />
  );
}

interface UndoPreview {
  readonly rows: readonly UndoRow[] | null;
  readonly error: unknown;
  readonly retry: () => void;
}

const NOT_YET = { rows: null, error: null };

/** All pages of the preview; null until the last one is there. */
function useUndoPreview(runId: string, work: number): UndoPreview {
  const access = useDataAccess();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Pick<UndoPreview, 'rows' | 'error'>>(NOT_YET);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const rows: UndoRow[] = [];
      for await (const page of previewUndo(access, { runId, work, rows: null, force: [] })) rows.push(...page);
      return rows;
    };
    read().then(
      (rows) => isCurrent && setFound({ rows, error: null }),
      (error: unknown) => isCurrent && setFound({ rows: null, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [access, runId, work, attempt]);
  const retry = () => {
    setFound(NOT_YET);
    setAttempt(attempt + 1);
  };
  return { ...found, retry };
}
