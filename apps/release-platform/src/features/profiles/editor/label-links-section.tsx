import { lazyImport } from '@countin/deployment-recovery';
import { LIMITS } from '@countin/domain/fields';
import { Button, Skeleton, SortableList } from '@countin/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { LabelCopy } from './use-label-copy.ts';
import styles from './label-editor.module.css';

// The library of forms is larger than the rest of the screen's fields.
const NewLink = lazy(lazyImport(() => import('./new-link.tsx')));

/** Links with titles of the label's own: a shop, a catalogue, a newsletter. */
export function LabelLinksSection({ copy: { content, change } }: { readonly copy: LabelCopy }) {
  const { t } = useTranslation(['label-editor', 'profile-editor']);
  const { links } = content;
  return (
    <EditorSection id="links" title={t('profile-editor:sections.links')}>
      {links.length > 0 && (
        <SortableList
          label={t('profile-editor:sections.links')}
          items={links.map((link) => ({ ...link, id: link.url + link.title }))}
          nameOf={({ title }) => title}
          onReorder={(next) => change({ links: next.map(({ title, url }) => ({ title, url })) })}
          handleLabel={(name) => t('move', { name })}
          renderItem={({ title, url }) => (
            <span className={styles.link}>
              <bdi>{title}</bdi>
              <span dir="ltr">{url}</span>
            </span>
          )}
          renderActions={({ title, url }) => (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('links.removeNamed', { name: title })}
              onClick={() => change({ links: links.filter((link) => link.url !== url || link.title !== title) })}
            >
              {t('remove')}
            </Button>
          )}
        />
      )}
      {links.length < LIMITS.labelLinks && (
        <Suspense fallback={<Skeleton height={160} />}>
          <NewLink onAdd={(link) => change({ links: [...links, link] })} links={links} />
        </Suspense>
      )}
    </EditorSection>
  );
}
