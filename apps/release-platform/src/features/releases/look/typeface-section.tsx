import { DISPLAY_TYPEFACES, lettersOf, mayBeSetIn, TYPEFACE_FACTS } from '@countin/domain/appearance';
import { unpublishedTypeface } from '@countin/public-pages/preview';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import { PREVIEW_TYPEFACES } from '../../../shell/release-preview/typeface-files.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { Look } from './use-look.ts';
import styles from './look-editor.module.css';

interface TypefaceSectionProps {
  readonly look: Look;
  readonly title: string;
  readonly artistName: string;
}

/** Samples load with the screen: the browser asks for a file only when a sample is drawn. */
const SAMPLE_FACES = Object.entries(PREVIEW_TYPEFACES)
  .flatMap(([typeface, files]) =>
    files.map(
      ({ url, range = '' }) =>
        `@font-face{font-family:'Sample ${typeface}';src:url(${url}) format('woff2');font-weight:100 900;font-display:swap;unicode-range:${range}}`,
    ),
  )
  .join('');

export function TypefaceSection({ look: { look, change }, title, artistName }: TypefaceSectionProps) {
  const { t } = useTranslation('release-look');
  const { typeface } = look;
  const lacks =
    typeface !== 'system' && !mayBeSetIn(lettersOf(unpublishedTypeface(typeface, [title, artistName])), title);
  const sample = title.trim() === '' ? artistName : title;
  return (
    <EditorSection id="typeface" title={t('typeface.title')}>
      <style>{SAMPLE_FACES}</style>
      <ChoiceCards
        label={t('typeface.title')}
        value={typeface}
        onChange={(next) => change({ typeface: next })}
        options={DISPLAY_TYPEFACES.map((each) => ({
          value: each,
          name: each === 'system' ? t('typeface.system') : TYPEFACE_FACTS[each].name,
          picture: (
            <bdi
              aria-hidden
              className={styles.sample}
              style={
                each === 'system'
                  ? { fontFamily: 'var(--font-system)', fontWeight: 800 }
                  : {
                      fontFamily: `'Sample ${each}', var(--font-system)`,
                      fontSize: `calc(1.625rem * ${TYPEFACE_FACTS[each].scale})`,
                    }
              }
            >
              {sample}
            </bdi>
          ),
        }))}
      />
      <p className={styles.hint} role="status">
        {lacks ? t('typeface.missing', { name: TYPEFACE_FACTS[typeface].name }) : t('typeface.hint')}
      </p>
    </EditorSection>
  );
}
