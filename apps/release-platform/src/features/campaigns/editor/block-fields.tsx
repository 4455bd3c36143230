import { buttonLink, type CampaignBlock } from '@countin/domain/campaigns';
import { LIMITS } from '@countin/domain/fields';
import type { Language } from '@countin/domain/locale';
import { TextArea, TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { WithNameButton } from './name-button.tsx';
import { PhotoChoice } from './photo-choice.tsx';
import { ReleaseField } from './release-field.tsx';
import styles from '../campaigns.module.css';
import type { ProfileOwner } from '../../../shell/profiles/profile-owner.ts';

interface BlockFieldsProps {
  readonly owner: ProfileOwner;
  readonly block: CampaignBlock;
  readonly name: string;
  readonly language: Language;
  /** Words of the block in this language. */
  readonly text: string;
  readonly onChange: (block: CampaignBlock) => void;
  readonly onWrite: (text: string) => void;
}

/** The fields of one block. */
export function BlockFields({ owner, block, name, language, text, onChange, onWrite }: BlockFieldsProps) {
  const { t } = useTranslation('campaigns');
  const words = {
    lang: language,
    value: text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onWrite(target.value),
  };
  switch (block.kind) {
    case 'text':
      return (
        <WithNameButton field={name} value={text} maxLength={LIMITS.campaignText} onWrite={onWrite}>
          <TextArea {...words} label={name} rows={5} maxLength={LIMITS.campaignText} />
        </WithNameButton>
      );
    case 'picture':
      return (
        <div className={styles.block}>
          <PhotoChoice
            artistId={owner.ownerId}
            label={name}
            value={block.imageId}
            onChange={(photo, before) => {
              onChange({ ...block, imageId: photo.id });
              // Words of one's own stay.
              if (text === '' || text === before?.alt) onWrite(photo.alt);
            }}
          />
          <TextField {...words} label={t('block.alt')} hint={t('block.altHint')} maxLength={LIMITS.imageAlt} />
        </div>
      );
    case 'release':
      return (
        <ReleaseField
          owner={owner}
          label={name}
          none={t('block.chooseRelease')}
          value={block.productId}
          onChange={(productId) => onChange({ ...block, productId })}
        />
      );
    case 'button':
      return (
        <div className={styles.block}>
          <TextField {...words} label={t('block.label', { name })} maxLength={LIMITS.buttonLabel} />
          <TextField
            label={t('block.url', { name })}
            type="url"
            inputMode="url"
            dir="ltr"
            value={block.url}
            maxLength={LIMITS.url}
            placeholder="https://"
            onChange={({ target }) => onChange({ ...block, url: target.value })}
            onBlur={() => {
              const url = buttonLink(block.url);
              if (url !== null && url !== block.url) onChange({ ...block, url });
            }}
          />
        </div>
      );
  }
}
