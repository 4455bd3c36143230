import { lazyImport } from '@countin/deployment-recovery';
import { LIMITS } from '@countin/domain/fields';
import { linkStateAt, type ArtistLink } from '@countin/domain/profile';
import { formatMomentText } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { UndoNotice, useUndoableList } from '@countin/screen-kit/undo';
import { Button, EmptyState, IconButton, SortableList } from '@countin/ui';
import { Eye, EyeOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import { useNow } from '@countin/screen-kit/hooks';
import { LinkPictogram } from './link-pictogram.tsx';
import styles from './artist-page.module.css';

const LinkForm = lazy(lazyImport(() => import('./link-form.tsx')));

interface LinksSectionProps {
  readonly links: readonly ArtistLink[];
  readonly onChange: (links: ArtistLink[]) => void;
}

const MINUTE = 60_000;

/** Links of the page: add, change, order, hide, remove, undo. */
export default function LinksSection({ links, onChange }: LinksSectionProps) {
  const { t } = useTranslation(['artist-editor', 'label-editor']);
  const [edited, setEdited] = useState<ArtistLink | 'new' | null>(null);
  const { removed, remove, undo, forget } = useUndoableList({
    items: links,
    update: (changed) => onChange(changed(links)),
    idOf: ({ id }) => id,
    limit: LIMITS.artistLinks,
  });
  const replace = (link: ArtistLink) => onChange(links.map((other) => (other.id === link.id ? link : other)));
  const add = links.length < LIMITS.artistLinks && (
    <Button icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
      {t('links.add')}
    </Button>
  );
  return (
    <EditorSection id="links" title={t('sections.links')}>
      {links.length === 0 && !removed ? (
        <EmptyState title={t('links.emptyTitle')} action={add}>
          {t('links.empty')}
        </EmptyState>
      ) : (
        <>
          <SortableList
            label={t('sections.links')}
            items={links}
            nameOf={({ title }) => title}
            onReorder={onChange}
            handleLabel={(name) => t('label-editor:move', { name })}
            renderItem={(link) => <LinkItem link={link} />}
            renderActions={(link) => (
              <>
                <IconButton
                  size="small"
                  label={t('edit', { name: link.title })}
                  icon={<Pencil aria-hidden />}
                  onClick={() => setEdited(link)}
                />
                <IconButton
                  size="small"
                  label={t(link.shown ? 'links.hide' : 'links.show', { name: link.title })}
                  icon={link.shown ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
                  onClick={() => replace({ ...link, shown: !link.shown })}
                />
                <IconButton
                  size="small"
                  label={t('remove', { name: link.title })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => remove(link)}
                />
              </>
            )}
          />
          <UndoNotice removed={removed} textOf={({ item }) => t('removed', { name: item.title })} onUndo={undo} />
          <div className={styles.add}>{add}</div>
        </>
      )}
      <Suspense>
        {edited !== null && (
          <LinkForm
            link={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
            onDone={(link) => {
              forget();
              if (edited === 'new') onChange([...links, link]);
              else replace(link);
              setEdited(null);
            }}
          />
        )}
      </Suspense>
    </EditorSection>
  );
}

/** A link with its icon, address and what fans see of it now. */
function LinkItem({ link }: { readonly link: ArtistLink }) {
  const { t } = useTranslation('artist-editor');
  const locale = useLocale();
  const now = useNow(MINUTE);
  const state = linkStateAt(link, now);
  const when = (limit: ArtistLink['from']) =>
    limit === null ? '' : formatMomentText(locale, limit.date, limit.time, new Date(now).getFullYear());
  const stateText = {
    off: t('links.off'),
    waiting: t('links.waiting', { when: when(link.from) }),
    over: t('links.over', { when: when(link.until) }),
    visible: link.until ? t('links.until', { when: when(link.until) }) : null,
  }[state];
  return (
    <span className={styles.item} data-hidden={state === 'visible' ? undefined : ''}>
      <LinkPictogram icon={link.icon} />
      <span className={styles.words}>
        <b>
          <bdi>{link.title}</bdi>
        </b>
        <small dir="ltr">{link.url.replace(/^https?:\/\//, '').replace(/\/$/, '')}</small>
        {stateText !== null && <small>{stateText}</small>}
      </span>
    </span>
  );
}
