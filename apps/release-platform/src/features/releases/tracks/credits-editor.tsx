import { LIMITS } from '@countin/domain/fields';
import { CREDIT_ROLES } from '@countin/domain/release-metadata';
import type { Credit, CreditRole } from '@countin/domain/release';
import { TypedInput } from '@countin/screen-kit/autosave';
import { UndoNotice } from '@countin/screen-kit/undo';
import { Button, IconButton } from '@countin/ui';
import { Plus, Trash2 } from 'lucide-react';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackRow } from './track-row.ts';
import { TrackRowsContext, useTrackActions } from './track-actions.ts';
import styles from './tracks-editor.module.css';

/** Credits of a track in rows: role, name, and the instrument of a performer. */
export function CreditsEditor({ row: { id, credits } }: { readonly row: TrackRow }) {
  const { t } = useTranslation(['release-detail', 'credits']);
  const { edit, creditAll } = useTrackActions();
  const hasOthers = use(TrackRowsContext).size > 1;
  const [removed, setRemoved] = useState<{ readonly credit: Credit; readonly at: number } | null>(null);
  const change = (at: number, changes: Partial<Credit>) =>
    edit(id, (row) => ({
      credits: row.credits.map((credit, other) => (other === at ? { ...credit, ...changes } : credit)),
    }));
  return (
    <fieldset className={styles.credits}>
      <legend>{t('credits:credits')}</legend>
      {credits.map(({ role, name, instrument }, at) => (
        <div key={at} className={styles.credit}>
          <select
            className={styles.box}
            aria-label={t('track.role', { number: at + 1 })}
            value={role}
            onChange={({ target }) => change(at, { role: target.value as CreditRole })}
          >
            {CREDIT_ROLES.map((value) => (
              <option key={value} value={value}>
                {t(`credits:roles.${value}`)}
              </option>
            ))}
          </select>
          <TypedInput
            className={styles.box}
            dir="auto"
            aria-label={t('track.name', { number: at + 1 })}
            placeholder={t('track.nameHint')}
            value={name}
            maxLength={LIMITS.profileName}
            onText={(text) => change(at, { name: text })}
          />
          {role === 'performer' && (
            <TypedInput
              className={styles.box}
              dir="auto"
              aria-label={t('track.instrument', { number: at + 1 })}
              placeholder={t('track.instrumentHint')}
              value={instrument}
              maxLength={LIMITS.instrument}
              onText={(text) => change(at, { instrument: text })}
            />
          )}
          <IconButton
            size="small"
            label={t('track.remove', { number: at + 1 })}
            icon={<Trash2 aria-hidden />}
            onClick={() => {
              setRemoved({ credit: { role, name, instrument }, at });
              edit(id, (row) => ({ credits: row.credits.filter((_, other) => other !== at) }));
            }}
          />
        </div>
      ))}
      <UndoNotice
        removed={removed}
        textOf={({ credit }) => t('artists.removed', { name: credit.name || t(`credits:roles.${credit.role}`) })}
        onUndo={() => {
          if (removed)
            edit(id, (row) => ({
              credits: row.credits.toSpliced(removed.at, 0, removed.credit).slice(0, LIMITS.trackCredits),
            }));
          setRemoved(null);
        }}
      />
      <div className={styles.creditActions}>
        {credits.length < LIMITS.trackCredits && (
          <Button
            size="small"
            icon={<Plus aria-hidden />}
            onClick={() => {
              setRemoved(null);
              edit(id, (row) => ({
                credits: [...row.credits, { role: row.credits.at(-1)?.role ?? 'performer', name: '', instrument: '' }],
              }));
            }}
          >
            {t('track.add')}
          </Button>
        )}
        {hasOthers && credits.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => creditAll(id)}>
            {t('track.toAll')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
