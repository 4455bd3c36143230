import { PAGE_BACKGROUNDS } from '@countin/domain/appearance';
import { coverColours, type ProductContent } from '@countin/domain/release';
import { SegmentedControl } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { Look } from './use-look.ts';
import styles from './look-editor.module.css';

interface ColoursSectionProps {
  readonly look: Look;
  readonly content: ProductContent;
}

export function ColoursSection({ look: { look, change }, content }: ColoursSectionProps) {
  const { t } = useTranslation('release-look');
  return (
    <>
      <EditorSection id="background" title={t('background.title')}>
        <SegmentedControl
          hideLabel
          wide
          label={t('background.title')}
          value={look.background}
          onChange={(background) => change({ background })}
          options={PAGE_BACKGROUNDS.map((value) => ({ value, label: t(`background.${value}`) }))}
        />
      </EditorSection>
      <EditorSection id="accent" title={t('accent.title')}>
        <div className={styles.fields}>
          <SegmentedControl
            hideLabel
            label={t('accent.title')}
            value={look.accent === null ? 'cover' : 'own'}
            onChange={(from) => change({ accent: from === 'own' ? coverColours(content)[1] : null })}
            options={[
              { value: 'cover', label: t('accent.cover') },
              { value: 'own', label: t('accent.own') },
            ]}
          />
          {look.accent !== null && (
            <label className={styles.colour}>
              <input
                type="color"
                name="accent"
                value={look.accent}
                onChange={({ target }) => change({ accent: target.value })}
              />
              <span>
                {t('accent.colour')} <code dir="ltr">{look.accent}</code>
              </span>
            </label>
          )}
        </div>
        <p className={styles.hint}>{t('accent.hint')}</p>
      </EditorSection>
    </>
  );
}
