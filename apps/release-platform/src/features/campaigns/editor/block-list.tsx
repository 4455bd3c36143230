import { partOf, type CampaignBlock, type CampaignText } from '@countin/domain/campaigns';
import { LIMITS } from '@countin/domain/fields';
import type { Language } from '@countin/domain/locale';
import { UndoNotice, useUndoableList } from '@countin/screen-kit/undo';
import { Button, Hint, IconButton, SortableList } from '@countin/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BlockFields } from './block-fields.tsx';
import type { CampaignCopy } from './use-campaign-copy.ts';
import styles from '../campaigns.module.css';
import type { ProfileOwner } from '../../../shell/profiles/profile-owner.ts';

interface BlockListProps {
  readonly owner: ProfileOwner;
  readonly copy: CampaignCopy;
  readonly language: Language;
  readonly words: CampaignText;
  readonly onWrite: (changes: Partial<CampaignText>) => void;
}

/** A label has no photos to choose from. */
const KINDS = {
  artist: ['text', 'picture', 'release', 'button'],
  label: ['text', 'release', 'button'],
} as const;

/** The blocks of a mail in their order: added, filled in, moved, removed. */
export function BlockList({ owner, copy: { content, change }, language, words, onWrite }: BlockListProps) {
  const { t } = useTranslation('campaigns');
  const blocks = content.blocks;
  const undoable = useUndoableList({
    items: blocks,
    update: (next) => change({ blocks: next(blocks) }),
    idOf: ({ id }: CampaignBlock) => id,
    limit: LIMITS.campaignBlocks,
  });
  const nameOf = (block: CampaignBlock) =>
    t('block.name', { kind: t(`kinds.${block.kind}`), number: blocks.indexOf(block) + 1 });
  return (
    <div>
      <UndoNotice removed={undoable.removed} textOf={() => t('block.removed')} onUndo={undoable.undo} />
      {blocks.length === 0 && <Hint>{t('block.none')}</Hint>}
      {blocks.length > 0 && (
        <SortableList
          label={t('fields.blocks')}
          align="first-row"
          items={blocks}
          nameOf={nameOf}
          handleLabel={(name) => t('block.move', { name })}
          onReorder={(after) => change({ blocks: [...after] })}
          renderItem={(block) => (
            <BlockFields
              owner={owner}
              block={block}
              name={nameOf(block)}
              language={language}
              text={partOf(words, block)}
              onChange={(changed) => change({ blocks: blocks.map((each) => (each.id === block.id ? changed : each)) })}
              onWrite={(text) => onWrite({ parts: { ...words.parts, [block.id]: text } })}
            />
          )}
          renderActions={(block) => (
            <IconButton
              size="small"
              label={t('block.remove', { name: nameOf(block) })}
              icon={<Trash2 aria-hidden />}
              onClick={() => undoable.remove(block)}
            />
          )}
        />
      )}
      <div className={styles.buttons} role="group" aria-label={t('block.add')}>
        {KINDS[owner.ownerKind].map((kind) => (
          <Button
            key={kind}
            size="small"
            disabled={blocks.length >= LIMITS.campaignBlocks}
            onClick={() => change({ blocks: [...blocks, emptyBlock(kind)] })}
          >
            {t(`block.addKind.${kind}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function emptyBlock(kind: CampaignBlock['kind']): CampaignBlock {
  const id = crypto.randomUUID();
  switch (kind) {
    case 'text':
      return { id, kind };
    case 'picture':
      return { id, kind, imageId: null };
    case 'release':
      return { id, kind, productId: null };
    case 'button':
      return { id, kind, url: '' };
  }
}
