import { Button, Hint, SortableList } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorSection } from './editor-section.tsx';
import styles from './sections-section.module.css';

interface SectionsSectionProps<S extends string> {
  /** Every section that the page can have. */
  readonly all: readonly S[];
  /** Sections that it shows, in order. */
  readonly sections: readonly S[];
  readonly nameOf: (section: S) => string;
  readonly hint: string;
  readonly onChange: (sections: S[]) => void;
}

/** Sections that a public page shows, in order. */
export function SectionsSection<S extends string>({ all, sections, nameOf, hint, onChange }: SectionsSectionProps<S>) {
  const { t } = useTranslation('release-editor');
  const shown = [...new Set(sections)];
  const hidden = all.filter((section) => !shown.includes(section));
  return (
    <EditorSection id="sections" title={t('pageSections.title')}>
      <SortableList
        label={t('pageSections.title')}
        items={shown.map((id) => ({ id }))}
        nameOf={({ id }) => nameOf(id)}
        onReorder={(next) => onChange(next.map(({ id }) => id))}
        handleLabel={(name) => t('pageSections.move', { name })}
        renderItem={({ id }) => nameOf(id)}
        renderActions={({ id }) => (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('pageSections.hideNamed', { name: nameOf(id) })}
            onClick={() => onChange(shown.filter((section) => section !== id))}
          >
            {t('pageSections.hide')}
          </Button>
        )}
      />
      {hidden.length > 0 && (
        <div className={styles.choices}>
          {hidden.map((section) => (
            <Button key={section} size="small" onClick={() => onChange([...shown, section])}>
              {t('pageSections.show', { name: nameOf(section) })}
            </Button>
          ))}
        </div>
      )}
      <Hint className={styles.below}>{hint}</Hint>
    </EditorSection>
  );
}
