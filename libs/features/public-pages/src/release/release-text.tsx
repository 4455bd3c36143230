import type { ReleasePage } from '@countin/domain/release';
import { shownText } from '@countin/domain/texts';
import { languageName } from '@countin/i18n';
import { LongText } from '../components/long-text.tsx';
import type { PageView } from '../page/page-view.ts';

interface ReleaseTextProps {
  readonly view: PageView;
  readonly release: ReleasePage;
}

/** The text in the fan's language, or in another one, which is named. */
export function ReleaseText({ view: { t, language }, release }: ReleaseTextProps) {
  const shown = shownText(release, language);
  if (!shown) return null;
  return (
    <section className="description">
      <LongText text={shown.text} language={shown.language} t={t} />
      {shown.fallback && (
        <p className="written-in">{t('release:writtenIn', { language: languageName(shown.language) })}</p>
      )}
    </section>
  );
}
