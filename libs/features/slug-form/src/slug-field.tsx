import { useErrorText } from '@countin/i18n/react';
import { Button, TextField } from '@countin/ui';
import { Check, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SlugControl } from './use-slug.ts';
import styles from './slug-field.module.css';

interface SlugFieldProps {
  readonly control: SlugControl;
  readonly label: string;
  readonly hint: string;
  /** Text before the slug, inside the box. */
  readonly start?: string;
  /** Replaces the default error text for a slug that is taken. */
  readonly takenText?: (slug: string) => string;
  /** Set after the form was submitted: an empty field is then an error. */
  readonly required?: boolean;
}

/** A slug with its live availability. */
export function SlugField({ control, label, hint, start, takenText, required = false }: SlugFieldProps) {
  const { t } = useTranslation('slug-form');
  const errorText = useErrorText();
  const { slug, state, onChange, onRetry } = control;

  const error = () => {
    if (state.kind === 'empty') return required ? errorText('field/required') : null;
    if (state.kind === 'unknown') return t('unknown');
    if (state.kind !== 'error') return null;
    return state.code === 'slug/taken' && takenText ? takenText(slug) : errorText(state.code);
  };
  return (
    <div className={styles.slug}>
      <TextField
        label={label}
        name="customSlug"
        value={slug}
        onChange={(event) => onChange(event.target.value)}
        start={start}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        error={error()}
        hint={<Availability control={control} hint={hint} />}
        end={
          state.kind === 'checking' ? (
            <LoaderCircle className={styles.turning} aria-hidden />
          ) : (
            state.kind === 'free' && <Check className={styles.free} aria-hidden />
          )
        }
      />
      {state.kind === 'unknown' && (
        <Button size="small" onClick={onRetry}>
          {t('checkAgain')}
        </Button>
      )}
    </div>
  );
}

function Availability({ control: { slug, state }, hint }: { control: SlugControl; hint: string }) {
  const { t } = useTranslation('slug-form');
  const text = state.kind === 'free' ? t('free', { slug }) : state.kind === 'checking' ? t('checking') : hint;
  return (
    <span aria-live="polite" className={state.kind === 'free' ? styles.free : undefined}>
      {text}
    </span>
  );
}
