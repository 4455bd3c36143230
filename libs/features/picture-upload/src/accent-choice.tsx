import { errorCodeOf } from '@countin/domain/errors';
import type { ImageColours } from '@countin/domain/media';
import { useErrorText } from '@countin/i18n/react';
import { Button, Hint } from '@countin/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './accent-choice.module.css';

interface AccentChoiceProps {
  readonly colours: ImageColours;
  /** Asks for the colours of the picture itself, whichever was chosen since. */
  readonly findColours: () => Promise<ImageColours>;
  readonly onChange: (colours: ImageColours) => void;
}

/** The accent of a page: what the picture suggests by itself, or one of its colours for all of it. */
export function AccentChoice({ colours, findColours, onChange }: AccentChoiceProps) {
  const { t } = useTranslation('picture-upload');
  const errorText = useErrorText();
  const name = useId();
  const chosen = onlyColour(colours);
  const [found, setFound] = useState(() => (chosen === null ? colours : null));
  const [busy, setBusy] = useState(false);
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const find = async () => {
    setBusy(true);
    setErrorCode(null);
    try {
      setFound(await findColours());
    } catch (error) {
      setErrorCode(errorCodeOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <fieldset className={styles.group}>
      <legend>{t('accent.label')}</legend>
      <div className={styles.choices}>
        {found && (
          <Swatch
            name={name}
            label={t('accent.all')}
            colours={found}
            checked={found.every((colour, i) => colour === colours[i])}
            onChoose={() => onChange(found)}
          />
        )}
        {[...new Set(found ?? colours)].map((colour, i) => (
          <Swatch
            key={colour}
            name={name}
            label={t('accent.one', { number: i + 1 })}
            colours={[colour]}
            checked={colour === chosen}
            onChoose={() => onChange([colour, colour, colour])}
          />
        ))}
      </div>
      {!found && (
        <Button size="small" busy={busy} onClick={() => void find()}>
          {t('accent.find')}
        </Button>
      )}
      {errorCode && (
        <p className={styles.error} role="alert">
          {errorText(errorCode)}
        </p>
      )}
      <Hint>{t('accent.hint')}</Hint>
    </fieldset>
  );
}

interface SwatchProps {
  readonly name: string;
  readonly label: string;
  readonly colours: readonly string[];
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Swatch({ name, label, colours, checked, onChoose }: SwatchProps) {
  return (
    <label className={styles.choice} title={label}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} aria-label={label} />
      <span className={styles.swatch}>
        {colours.map((colour, i) => (
          <span key={i} style={{ background: colour }} />
        ))}
      </span>
    </label>
  );
}

/** The one colour that stands for a whole picture; null when it has its own three. */
function onlyColour([ground, figure, light]: ImageColours): string | null {
  return ground === figure && figure === light ? ground : null;
}
