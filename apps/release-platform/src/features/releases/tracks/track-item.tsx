import { LIMITS } from '@countin/domain/fields';
import { TypedInput } from '@countin/screen-kit/autosave';
import { IconButton } from '@countin/ui';
import { ChevronDown } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pastedTracks } from './pasted-tracks.ts';
import { PastedRest } from './pasted-rest.tsx';
import { TrackDetails } from './track-details.tsx';
import { hasWrongField, lacksTitle, type TrackRow } from './track-row.ts';
import { useTrackActions, useTrackNumber } from './track-actions.ts';
import styles from './tracks-editor.module.css';

/** A track: its title, and its details once they are unfolded. Renders again only when its own row changes. */
export const TrackItem = memo(function TrackItem({ row }: { readonly row: TrackRow }) {
  const { t } = useTranslation(['release-editor', 'release-detail']);
  const { edit, addAfter, paste, endTyping } = useTrackActions();
  const number = useTrackNumber(row.id);
  const isWrong = hasWrongField(row);
  const [isUnfolded, setUnfolded] = useState(isWrong);
  /** Pasted lines that found no room. */
  const [rest, setRest] = useState<readonly string[]>([]);
  // An error stays in sight, and its field stays open when it is corrected.
  if (isWrong && !isUnfolded) setUnfolded(true);
  const isOpen = isUnfolded || isWrong;
  return (
    <div className={styles.item}>
      <div className={styles.track}>
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        <TypedInput
          className={styles.title}
          dir={row.title === '' ? undefined : 'auto'}
          name={`track-${row.id}`}
          aria-label={t('tracks.title', { number })}
          value={row.title}
          aria-invalid={lacksTitle(row) || undefined}
          maxLength={LIMITS.title}
          autoComplete="off"
          onText={(title) => edit(row.id, () => ({ title }))}
          onPaste={(event) => {
            const pasted = pastedTracks(event.clipboardData.getData('text'));
            if (!pasted) return;
            event.preventDefault();
            const taken = paste(
              row.id,
              pasted.map(({ track }) => track),
            );
            setRest(pasted.slice(taken).map(({ line }) => line));
          }}
          onBlur={endTyping}
          onKeyDown={(event) => {
            if (event.key === 'Enter') addAfter(number - 1);
          }}
        />
        <IconButton
          size="small"
          label={t('release-detail:track.details', { number })}
          aria-expanded={isOpen}
          icon={<ChevronDown aria-hidden className={isOpen ? styles.unfolded : undefined} />}
          onClick={() => setUnfolded(!isOpen)}
        />
      </div>
      {rest.length > 0 && <PastedRest lines={rest} onClose={() => setRest([])} />}
      {isOpen && <TrackDetails row={row} />}
    </div>
  );
});
