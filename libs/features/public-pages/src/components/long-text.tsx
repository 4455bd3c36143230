import { directionOf, type Language } from '@countin/domain/locale';
import type { Translator } from '@countin/i18n';

/** Characters that fit without folding: some five lines on a phone. */
const SHORT = 260;

interface LongTextProps {
  readonly text: string;
  readonly language: Language;
  readonly t: Translator;
}

/** An artist's own text in its own language. A long one is folded by the style sheet alone, so it is all there without script. */
export function LongText({ text, language, t }: LongTextProps) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  const long = text.length > SHORT || paragraphs.length > 2;
  return (
    <div className={long ? 'long-text foldable' : 'long-text'}>
      <div className="long-text-body" lang={language} dir={directionOf(language)}>
        {paragraphs.map((paragraph, at) => (
          <p key={at} dir="auto">
            {paragraph.trim()}
          </p>
        ))}
      </div>
      {long && (
        <details>
          <summary>
            <span className="when-folded">{t('showMore')}</span>
            <span className="when-open">{t('showLess')}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
