import { LIMITS } from '@countin/domain/fields';
import type { ProductContent } from '@countin/domain/release';
import { recogniseLink, serviceName, type StoreLink } from '@countin/domain/store-links';
import type { FieldEditor } from '@countin/screen-kit/autosave';
import { UndoNotice, useUndoableList } from '@countin/screen-kit/undo';
import { EmptyState, SortableList } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkActions } from './link-actions.tsx';
import { LinkSummary } from './link-summary.tsx';
import { PasteBox } from './paste-box.tsx';
import { linkName } from '../../../shell/release-fields/link-name.ts';
import styles from './store-links-editor.module.css';

interface StoreLinksEditorProps {
  readonly links: readonly StoreLink[];
  readonly onChange: (links: StoreLink[]) => void;
  /** Where inputs are noted that hold no value yet. */
  readonly inputs: Pick<FieldEditor<ProductContent>, 'setInput' | 'typedIn'>;
  /** Services in the order in which pasted links are added. */
  readonly storeOrder?: readonly string[];
  /** In place of the box for pasted links. */
  readonly box?: ReactNode;
  /** More about a link, below it. */
  readonly below?: (link: StoreLink) => ReactNode;
}

/** The input of a link's countries. */
const territoriesOf = (link: StoreLink) => `storeLinks/${link.id}`;

/** The store links of a release: paste, order, hide, remove, undo. */
export function StoreLinksEditor({ links, onChange, inputs, storeOrder = [], box, below }: StoreLinksEditorProps) {
  const { t } = useTranslation('release-editor');
  const nameOf = (link: StoreLink) => linkName(link, serviceName(link.service));
  const change = (id: string, changes: Partial<StoreLink>) =>
    onChange(links.map((link) => (link.id === id ? { ...link, ...changes } : link)));
  const { removed, remove, undo, forget } = useUndoableList({
    items: links,
    update: (changed) => onChange(changed(links)),
    idOf: (link) => link.id,
    limit: LIMITS.storeLinks,
  });

  return (
    <div className={styles.editor}>
      {box ?? (
        <PasteBox
          links={links}
          storeOrder={storeOrder}
          onAdd={(all) => {
            forget();
            onChange([...all]);
          }}
        />
      )}
      {links.length === 0 && !removed ? (
        <EmptyState title={t('links.emptyTitle')}>{t('links.empty')}</EmptyState>
      ) : (
        <SortableList
          label={t('links.list')}
          items={links}
          nameOf={nameOf}
          onReorder={onChange}
          handleLabel={(name) => t('links.move', { name })}
          renderItem={(link) => (
            <LinkSummary
              below={below?.(link)}
              link={link}
              name={nameOf(link)}
              doubt={doubtOf(link)}
              onLabel={(label) => change(link.id, { label })}
              onTerritories={(territories) => change(link.id, { territories })}
              unsavedTerritories={unsavedText(inputs.typedIn(territoriesOf(link)))}
              onWrongTerritories={(typed) =>
                inputs.setInput(
                  territoriesOf(link),
                  typed === null ? null : { kind: 'wrong', name: 'storeLinks', typed },
                )
              }
            />
          )}
          renderActions={(link) => (
            <LinkActions
              link={link}
              name={nameOf(link)}
              onHide={() => change(link.id, { hidden: !link.hidden })}
              onRemove={() => {
                inputs.setInput(territoriesOf(link), null);
                remove(link);
              }}
            />
          )}
        />
      )}
      <UndoNotice removed={removed} textOf={({ item }) => t('links.removed', { name: nameOf(item) })} onUndo={undo} />
      {links.length > 1 && <p className={styles.how}>{t('links.howTo')}</p>}
    </div>
  );
}

function doubtOf(link: StoreLink): boolean {
  const recognised = recogniseLink(link.url);
  return recognised.ok && recognised.doubt !== null;
}

function unsavedText(typed: unknown): string | undefined {
  return typeof typed === 'string' ? typed : undefined;
}
