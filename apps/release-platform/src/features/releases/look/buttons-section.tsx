import { lazyImport } from '@countin/deployment-recovery';
import { LIMITS } from '@countin/domain/fields';
import { Button, Skeleton, SortableList } from '@countin/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { Look } from './use-look.ts';
import styles from './look-editor.module.css';

// The library of forms is larger than the rest of the screen's fields.
const NewButton = lazy(lazyImport(() => import('./new-button.tsx')));

/** Buttons of the artist's own: merchandise, tickets. */
export function ButtonsSection({ look: { look, change } }: { readonly look: Look }) {
  const { t } = useTranslation('release-look');
  const { buttons } = look;
  return (
    <EditorSection id="buttons" title={t('sections.buttons')}>
      {buttons.length > 0 && (
        <SortableList
          label={t('sections.buttons')}
          items={buttons.map((button) => ({ ...button, id: button.label + button.url }))}
          nameOf={({ label }) => label}
          onReorder={(next) => change({ buttons: next.map(({ label, url }) => ({ label, url })) })}
          handleLabel={(name) => t('move', { name })}
          renderItem={({ label, url }) => (
            <span className={styles.item}>
              <bdi>{label}</bdi>
              <span dir="ltr">{url}</span>
            </span>
          )}
          renderActions={({ label, url }) => (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('buttons.removeNamed', { name: label })}
              onClick={() => change({ buttons: buttons.filter((each) => each.url !== url || each.label !== label) })}
            >
              {t('buttons.remove')}
            </Button>
          )}
        />
      )}
      {buttons.length < LIMITS.pageButtons && (
        <Suspense fallback={<Skeleton height={160} />}>
          <NewButton buttons={buttons} onAdd={(button) => change({ buttons: [...buttons, button] })} />
        </Suspense>
      )}
      <p className={styles.hint}>{t('buttons.hint')}</p>
    </EditorSection>
  );
}
