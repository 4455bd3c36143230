import { LABEL_SECTIONS, type LabelSection } from '@countin/domain/profile';
import { Button, Hint, SortableList } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { LabelCopy } from './use-label-copy.ts';
import styles from './label-editor.module.css';

/** Which sections the page shows, and in which order. */
export function LabelSectionsSection({ copy: { content, change } }: { readonly copy: LabelCopy }) {
  const { t } = useTranslation('label-editor');
  const shown = [...new Set(content.sections)];
  const hidden = LABEL_SECTIONS.filter((section) => !shown.includes(section));
  const nameOf = (section: LabelSection) => t(`sections.${section}`);
  return (
    <EditorSection id="sections" title={t('sections.title')}>
      <SortableList
        label={t('sections.title')}
        items={shown.map((id) => ({ id }))}
        nameOf={({ id }) => nameOf(id)}
        onReorder={(next) => change({ sections: next.map(({ id }) => id) })}
        handleLabel={(name) => t('move', { name })}
        renderItem={({ id }) => nameOf(id)}
        renderActions={({ id }) => (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('sections.hideNamed', { name: nameOf(id) })}
            onClick={() => change({ sections: shown.filter((section) => section !== id) })}
          >
            {t('sections.hide')}
          </Button>
        )}
      />
      {hidden.length > 0 && (
        <div className={styles.choices}>
          {hidden.map((section) => (
            <Button key={section} size="small" onClick={() => change({ sections: [...shown, section] })}>
              {t('sections.show', { name: nameOf(section) })}
            </Button>
          ))}
        </div>
      )}
      <Hint className={styles.below}>{t('sections.hint')}</Hint>
    </EditorSection>
  );
}
