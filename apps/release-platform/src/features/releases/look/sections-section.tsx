import { PAGE_SECTIONS, type PageSection } from '@countin/domain/appearance';
import { Button, SortableList } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { Look } from './use-look.ts';
import styles from './look-editor.module.css';

/** Which sections the page shows, and in which order. */
export function SectionsSection({ look: { look, change } }: { readonly look: Look }) {
  const { t } = useTranslation('release-look');
  const shown = [...new Set(look.pageSections)];
  const hidden = PAGE_SECTIONS.filter((section) => !shown.includes(section));
  const nameOf = (section: PageSection) => t(`sections.${section}`);
  return (
    <EditorSection id="sections" title={t('sections.title')}>
      <SortableList
        label={t('sections.title')}
        items={shown.map((id) => ({ id }))}
        nameOf={({ id }) => nameOf(id)}
        onReorder={(next) => change({ pageSections: next.map(({ id }) => id) })}
        handleLabel={(name) => t('move', { name })}
        renderItem={({ id }) => nameOf(id)}
        renderActions={({ id }) => (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('sections.hideNamed', { name: nameOf(id) })}
            onClick={() => change({ pageSections: shown.filter((section) => section !== id) })}
          >
            {t('sections.hide')}
          </Button>
        )}
      />
      {hidden.length > 0 && (
        <div className={styles.hidden}>
          {hidden.map((section) => (
            <Button key={section} size="small" onClick={() => change({ pageSections: [...shown, section] })}>
              {t('sections.show', { name: nameOf(section) })}
            </Button>
          ))}
        </div>
      )}
      <p className={styles.hint}>{t('sections.hint')}</p>
    </EditorSection>
  );
}
