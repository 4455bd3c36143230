import { useDataAccess } from '@countin/data/access';
import { changeImportOptions, type OpenImport } from '@countin/data/imports';
import { lazyImport } from '@countin/deployment-recovery';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Notice, SelectField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileArtist } from './preview/file-artists.ts';
import styles from './run.module.css';

const ProfileDialog = lazy(lazyImport(() => import('../../../shell/new-profile/profile-dialog.tsx')));

/** Names that are shown at once: a select has an option for each artist. */
const MOST_SHOWN = 25;

interface ArtistNamesProps {
  readonly run: OpenImport;
  readonly artists: readonly FileArtist[];
}

/** Which artists the names of the file stand for. Names without an artist come first. */
export function ArtistNames({ run, artists }: ArtistNamesProps) {
  const { t } = useTranslation('import-run');
  const { mutate, error } = useMutation(changeImportOptions(useDataAccess(), run.id));
  const [making, setMaking] = useState(false);
  const [most, setMost] = useState(MOST_SHOWN);
  const open = run.artists.filter(({ artistId }) => artistId === null);
  const chosen = run.artists.filter(({ artistId }) => artistId !== null);
  const choices = artists.filter(({ mayCreate }) => mayCreate);
  const choose = (name: string, artistId: string | null) =>
    mutate({ runId: run.id, artists: [{ name, artistId }], columnValues: run.columnValues });
  const field = ({ name, artistId }: OpenImport['artists'][number]) => (
    <NameField
      key={name}
      name={name}
      artistId={artistId}
      choices={choices}
      disabled={run.state === 'working'}
      onChoose={(id) => choose(name, id)}
    />
  );
  if (run.artists.length === 0) return null;
  return (
    <section className={styles.block} aria-label={t('artists.title')}>
      {error && <LoadErrorNotice error={error} />}
      {open.length > 0 && (
        <>
          <Notice
            title={t('artists.open')}
            action={
              <Button size="small" onClick={() => setMaking(true)}>
                {t('artists.create')}
              </Button>
            }
          >
            {t('artists.openText')}
          </Notice>
          <div className={styles.names}>{open.slice(0, most).map(field)}</div>
          {open.length > most && <Button onClick={() => setMost(most + MOST_SHOWN)}>{t('showMore')}</Button>}
        </>
      )}
      {chosen.length > 0 && (
        <details>
          <summary>{t('artists.chosen')}</summary>
          <div className={styles.names}>{chosen.slice(0, most).map(field)}</div>
          {chosen.length > most && <Button onClick={() => setMost(most + MOST_SHOWN)}>{t('showMore')}</Button>}
        </details>
      )}
      {making && (
        <Suspense>
          <ProfileDialog kind="artist" onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly artistId: string | null;
  readonly choices: readonly FileArtist[];
  readonly disabled: boolean;
  readonly onChoose: (artistId: string | null) => void;
}

function NameField({ name, artistId, choices, disabled, onChoose }: NameFieldProps) {
  const { t } = useTranslation('import-run');
  const isListed = artistId === null || choices.some((choice) => choice.artistId === artistId);
  return (
    <SelectField
      label={<bdi>{name}</bdi>}
      value={artistId ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">{t('artists.none')}</option>
      {!isListed && <option value={artistId}>{t('artists.other')}</option>}
      {choices.map((choice) => (
        <option key={choice.artistId} value={choice.artistId}>
          {choice.name}
        </option>
      ))}
    </SelectField>
  );
}
