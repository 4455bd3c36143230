import { COVER_STYLES, PALETTES, type CoverDesign } from '@countin/cover-art';
import { Button, classNames, Cover } from '@countin/ui';
import { Shuffle } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cover-chooser.module.css';

interface DrawnCoverControlsProps {
  readonly design: CoverDesign;
  readonly onChange: (design: CoverDesign) => void;
  readonly title: string;
  readonly artist: string;
  readonly compact?: boolean;
}

const SEEDS = 100_000;

/** Controls of a drawn cover: its style, its colours, and any number of drawings. */
export function DrawnCoverControls({ design, onChange, title, artist, compact = false }: DrawnCoverControlsProps) {
  const { t } = useTranslation('release-editor');
  const id = useId();
  const sameColours = (colours: readonly string[]) => colours.every((colour, i) => colour === design.colours[i]);
  return (
    <div className={classNames(styles.controls, compact && styles.compact)}>
      <fieldset className={styles.group}>
        <legend>{t('cover.style')}</legend>
        <div className={styles.styles}>
          {COVER_STYLES.map((style) => (
            <label key={style} className={styles.choice} title={t(`cover.styles.${style}`)}>
              <input
                type="radio"
                name={`${id}style`}
                checked={style === design.style}
                onChange={() => onChange({ ...design, style })}
                aria-label={t(`cover.styles.${style}`)}
              />
              <Cover design={{ ...design, style }} title={title} artist={artist} className={styles.thumb} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('cover.palette')}</legend>
        <div className={styles.palettes}>
          {PALETTES.map((colours, i) => (
            <label key={colours.join()} className={styles.choice} title={t('cover.paletteName', { number: i + 1 })}>
              <input
                type="radio"
                name={`${id}palette`}
                checked={sameColours(colours)}
                onChange={() => onChange({ ...design, colours })}
                aria-label={t('cover.paletteName', { number: i + 1 })}
              />
              <span className={styles.swatch}>
                {colours.map((colour) => (
                  <span key={colour} style={{ background: colour }} />
                ))}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        size="small"
        icon={<Shuffle aria-hidden />}
        onClick={() => onChange({ ...design, seed: Math.floor(Math.random() * SEEDS) })}
      >
        {t('cover.reshuffle')}
      </Button>
    </div>
  );
}
