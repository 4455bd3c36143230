import { lazyImport } from '@countin/deployment-recovery';
import { LIMITS } from '@countin/domain/fields';
import { orderShows, type ArtistShow } from '@countin/domain/profile';
import { formatMoment, formatMomentText, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { UndoNotice, useUndoableList } from '@countin/screen-kit/undo';
import { Button, Chip, EmptyState, Hint, IconButton, Row, Rows } from '@countin/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import { useNow } from '@countin/screen-kit/hooks';
import styles from './artist-page.module.css';

const ShowForm = lazy(lazyImport(() => import('./show-form.tsx')));

interface ShowsSectionProps {
  readonly shows: readonly ArtistShow[];
  readonly onChange: (shows: ArtistShow[]) => void;
}

const MINUTE = 60_000;

/** Shows of the page by date, past ones folded away as on the page: add, change, remove, undo. */
export function ShowsSection({ shows, onChange }: ShowsSectionProps) {
  const { t } = useTranslation('artist-editor');
  const [edited, setEdited] = useState<ArtistShow | 'new' | null>(null);
  const { upcoming, past } = orderShows(shows, useNow(MINUTE));
  const { removed, remove, undo, forget } = useUndoableList({
    items: shows,
    update: (changed) => onChange(changed(shows)),
    idOf: ({ id }) => id,
    limit: LIMITS.shows,
  });
  const rowsOf = (list: readonly ArtistShow[]) => (
    <Rows>
      {list.map((show) => (
        <ShowRow key={show.id} show={show} onEdit={() => setEdited(show)} onRemove={() => remove(show)} />
      ))}
    </Rows>
  );
  const add = shows.length < LIMITS.shows && (
    <Button icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
      {t('shows.add')}
    </Button>
  );
  return (
    <EditorSection id="shows" title={t('sections.shows')}>
      {shows.length === 0 && !removed ? (
        <EmptyState title={t('shows.emptyTitle')} action={add}>
          {t('shows.empty')}
        </EmptyState>
      ) : (
        <>
          {upcoming.length > 0 && rowsOf(upcoming)}
          {past.length > 0 && (
            <details className={styles.past}>
              <summary>{t('shows.past')}</summary>
              {rowsOf(past)}
            </details>
          )}
          <UndoNotice removed={removed} textOf={({ item }) => t('removed', { name: item.venue })} onUndo={undo} />
          <div className={styles.add}>{add}</div>
          <Hint className={styles.below}>{t('shows.hint')}</Hint>
        </>
      )}
      <Suspense>
        {edited !== null && (
          <ShowForm
            show={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
            onDone={(show) => {
              forget();
              onChange([...shows.filter(({ id }) => id !== show.id), show]);
              setEdited(null);
            }}
          />
        )}
      </Suspense>
    </EditorSection>
  );
}

interface ShowRowProps {
  readonly show: ArtistShow;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function ShowRow({ show, onEdit, onRemove }: ShowRowProps) {
  const { t } = useTranslation('artist-editor');
  const locale = useLocale();
  const { date, time, venue, city, soldOut, cancelled } = show;
  const thisYear = new Date().getFullYear();
  const when =
    time === null ? formatMoment(locale, date, '00:00', thisYear).date : formatMomentText(locale, date, time, thisYear);
  return (
    <Row
      title={joinFacts([venue, city === '' ? null : city])}
      below={when}
      end={
        <>
          {cancelled ? <Chip>{t('shows.cancelled')}</Chip> : soldOut && <Chip>{t('shows.soldOut')}</Chip>}
          <IconButton size="small" label={t('edit', { name: venue })} icon={<Pencil aria-hidden />} onClick={onEdit} />
          <IconButton
            size="small"
            label={t('remove', { name: venue })}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        </>
      }
    />
  );
}
