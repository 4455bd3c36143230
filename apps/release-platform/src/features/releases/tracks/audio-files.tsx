import { LIMITS } from '@countin/domain/fields';
import { Button, DropZone, Hint, Notice } from '@countin/ui';
import { AudioLines } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planTracks, type TrackPlan } from './plan-tracks.ts';
import { PlanPreview } from './plan-preview.tsx';
import type { ReadAudio } from './read-audio-tags.ts';
import type { TrackRow } from './track-row.ts';
import styles from './tracks-editor.module.css';

interface AudioFilesProps {
  readonly rows: readonly TrackRow[];
  readonly onApply: (rows: TrackRow[]) => void;
}

/** Fills in tracks from the tags of audio files, after a look at what changes. Nothing is uploaded. */
export function AudioFiles({ rows, onApply }: AudioFilesProps) {
  const { t } = useTranslation(['release-detail', 'common']);
  const [read, setRead] = useState<readonly ReadAudio[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const readable = read?.filter((file) => file.problem === null) ?? [];
  // Planned anew with every change of the rows, so that applying loses none.
  const plan = readable.length > 0 ? planTracks(rows, readable) : null;

  const readAll = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    try {
      const { readAudioTags } = await import('./read-audio-tags.ts');
      setRead(await Promise.all(files.map((file) => readAudioTags(file))));
    } finally {
      setBusy(false);
    }
  };
  return (
    <DropZone onFiles={(files) => void readAll(files)} invitation={t('audio.choose')} className={styles.item}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="audio/*"
        data-testid="audio-files"
        onChange={({ target }) => {
          void readAll([...(target.files ?? [])]);
          // The same files can be chosen again after they were changed.
          target.value = '';
        }}
      />
      <div>
        <Button size="small" icon={<AudioLines aria-hidden />} disabled={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? t('common:loading') : t('audio.choose')}
        </Button>
      </div>
      <Hint>{t('audio.hint')}</Hint>
      {read && <Problems read={read} leftOut={plan?.leftOut ?? []} />}
      {plan && (
        <PlanPreview
          plan={plan}
          onApply={() => {
            onApply(plan.tracks.map(({ row }) => row));
            setRead(null);
          }}
          onCancel={() => setRead(null)}
        />
      )}
    </DropZone>
  );
}

interface ProblemsProps {
  readonly read: readonly ReadAudio[];
  /** Names of files beyond the limit of tracks. */
  readonly leftOut: TrackPlan['leftOut'];
}

function Problems({ read, leftOut }: ProblemsProps) {
  const { t } = useTranslation('release-detail');
  const lines = [
    ...read.flatMap(({ name, problem }) => (problem === null ? [] : [{ name, text: t(`audio.problems.${problem}`) }])),
    ...leftOut.map((name) => ({ name, text: t('audio.problems.tooMany', { most: LIMITS.tracks }) })),
  ];
  return lines.map(({ name, text }, at) => (
    <Notice key={at} title={name}>
      {text}
    </Notice>
  ));
}
