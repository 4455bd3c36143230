import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { Button, Dialog, Notice, ProgressBar, RangeField } from '@countin/ui';
import { Pause, Play, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { clipTime, firstRange, LONGEST_FADE, moved, SHORTEST, type ClipRange, type Fades } from './clip-range.ts';
import { RangeSlider } from './range-slider.tsx';
import { useRangePlayer, type RangePlayer } from './use-range-player.ts';
import { useSound, type MakeWorker, type Sound } from './use-sound.ts';
import styles from './cut-dialog.module.css';

interface CutDialogProps {
  readonly file: File;
  /** Receives the encoded clip. */
  readonly onClip: (clip: File) => void;
  readonly onCancel: () => void;
  readonly makeWorker?: MakeWorker;
}

/** Cuts a clip out of a file. The file stays on the device; only the clip is uploaded. */
export default function CutDialog({ file, onClip, onCancel, makeWorker }: CutDialogProps) {
  const { t } = useTranslation('clip-cutter');
  const sound = useSound(file, makeWorker);
  const tooShort = sound.seconds !== null && sound.seconds < SHORTEST;
  const errorCode = tooShort ? 'clip/too-short' : sound.errorCode;
  return (
    <Dialog
      open
      onClose={onCancel}
      title={<Trans t={t} i18nKey="title" values={{ file: file.name }} components={{ name: <bdi /> }} />}
      closeLabel={t('cancel')}
    >
      <div className={styles.cutter}>
        {errorCode ? (
          <Unreadable errorCode={errorCode} onCancel={onCancel} />
        ) : sound.seconds === null ? (
          <ProgressBar label={t('reading')} share={null} />
        ) : (
          <Cutter file={file} sound={sound} seconds={sound.seconds} onClip={onClip} onCancel={onCancel} />
        )}
      </div>
    </Dialog>
  );
}

function Unreadable({ errorCode, onCancel }: { readonly errorCode: ErrorCode; readonly onCancel: () => void }) {
  const { t } = useTranslation('clip-cutter');
  const errorText = useErrorText();
  return (
    <>
      <Notice tone="danger" title={errorText(errorCode) ?? ''} />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </>
  );
}

interface CutterProps extends Omit<CutDialogProps, 'makeWorker'> {
  readonly sound: Sound;
  readonly seconds: number;
}

/** Seconds by which the whole clip moves. */
const MOVE = 1;
/** Shown on both sides of the clip when zoomed in, seconds. */
const MARGIN = 15;

function Cutter({ file, sound, seconds, onClip, onCancel }: CutterProps) {
  const { t } = useTranslation('clip-cutter');
  const [range, setRange] = useState(() => firstRange(seconds));
  const [fades, setFades] = useState<Fades>({ fadeIn: 0, fadeOut: 0 });
  const [zoomed, setZoomed] = useState<ClipRange | null>(null);
  const player = useRangePlayer(file, range, fades);
  return (
    <>
      <RangeSlider
        peaks={sound.peaks}
        seconds={seconds}
        range={range}
        onChange={(next) => {
          setRange(next);
          // Keys may lead out of the shown part.
          if (zoomed && (next.start < zoomed.start || next.end > zoomed.end)) setZoomed(around(next, seconds));
        }}
        shown={zoomed ?? { start: 0, end: seconds }}
        at={player.at}
      />
      <p className={styles.times} role="status">
        {t('times', {
          start: clipTime(range.start),
          end: clipTime(range.end),
          length: clipTime(range.end - range.start),
        })}
      </p>
      <Tools
        player={player}
        zoomed={zoomed !== null}
        onMove={(by) => setRange(moved(range, by, seconds))}
        onZoom={() => setZoomed(zoomed ? null : around(range, seconds))}
      />
      <div className={styles.fades}>
        <FadeField label={t('fadeIn')} value={fades.fadeIn} onChange={(fadeIn) => setFades({ ...fades, fadeIn })} />
        <FadeField label={t('fadeOut')} value={fades.fadeOut} onChange={(fadeOut) => setFades({ ...fades, fadeOut })} />
      </div>
      <p className={styles.hint}>{t('stays')}</p>
      <Encoding
        encode={(onProgress) => sound.encode({ ...range, ...fades }, onProgress)}
        onDone={(clip) => onClip(new File([clip], clipName(file.name), { type: clip.type }))}
        onCancel={onCancel}
      />
    </>
  );
}

interface ToolsProps {
  readonly player: RangePlayer;
  readonly zoomed: boolean;
  readonly onMove: (seconds: number) => void;
  readonly onZoom: () => void;
}

function Tools({ player, zoomed, onMove, onZoom }: ToolsProps) {
  const { t } = useTranslation('clip-cutter');
  return (
    <div className={styles.tools}>
      <Button size="small" icon={player.playing ? <Pause aria-hidden /> : <Play aria-hidden />} onClick={player.toggle}>
        {t(player.playing ? 'stop' : 'play')}
      </Button>
      <Button size="small" onClick={player.playEnd}>
        {t('playEnd')}
      </Button>
      <Button size="small" onClick={() => onMove(-MOVE)}>
        {t('earlier')}
      </Button>
      <Button size="small" onClick={() => onMove(MOVE)}>
        {t('later')}
      </Button>
      <Button size="small" icon={zoomed ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />} onClick={onZoom}>
        {t(zoomed ? 'zoomOut' : 'zoomIn')}
      </Button>
    </div>
  );
}

interface EncodingProps {
  readonly encode: (onProgress: (share: number) => void) => Promise<Blob>;
  readonly onDone: (clip: Blob) => void;
  readonly onCancel: () => void;
}

/** Makes the clip, with its progress, or leaves. */
function Encoding({ encode, onDone, onCancel }: EncodingProps) {
  const { t } = useTranslation('clip-cutter');
  const errorText = useErrorText();
  const [share, setShare] = useState<number | null>(null);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const busy = share !== null;
  const use = async () => {
    setErrorCode(null);
    setShare(0);
    try {
      onDone(await encode(setShare));
    } catch (error) {
      setErrorCode(errorCodeOf(error));
      setShare(null);
    }
  };
  return (
    <>
      {errorCode && <Notice tone="danger" title={errorText(errorCode) ?? ''} />}
      {busy && <ProgressBar label={t('encoding')} share={share} />}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="solid" busy={busy} onClick={() => void use()}>
          {t(busy ? 'encoding' : 'use')}
        </Button>
      </div>
    </>
  );
}

interface FadeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (seconds: number) => void;
}

function FadeField({ label, value, onChange }: FadeFieldProps) {
  const { t } = useTranslation('clip-cutter');
  const text = value === 0 ? t('noFade') : t('seconds', { seconds: value });
  return (
    <RangeField
      label={label}
      aside={text}
      min={0}
      max={LONGEST_FADE}
      step={0.5}
      value={value}
      valueText={text}
      onChange={onChange}
    />
  );
}

function around({ start, end }: ClipRange, seconds: number): ClipRange {
  return { start: Math.max(0, start - MARGIN), end: Math.min(seconds, end + MARGIN) };
}

const clipName = (name: string) => `${name.replace(/\.[^.]+$/, '')}.mp3`;
