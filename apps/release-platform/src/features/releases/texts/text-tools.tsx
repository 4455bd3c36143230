import { useDataAccess } from '@countin/data/access';
import { usePermissions } from '@countin/data/permissions';
import { assistantOptions } from '@countin/data/texts';
import { Button, CopyButton } from '@countin/ui';
import { History, Sparkles, WandSparkles } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import styles from './one-text.module.css';

/** Dialogs of a text. */
export type TextDialog = 'template' | 'draft' | 'versions';

interface TextToolsProps {
  readonly text: string;
  readonly onOpen: (dialog: TextDialog) => void;
}

/** Tools of a text. Members who may not edit can copy it and look at its versions. */
export function TextTools({ text, onOpen }: TextToolsProps) {
  const { t } = useTranslation('release-texts');
  const mayEdit = usePermissions('artist', useOwnArtist()).may('release.edit');
  const { data: hasAssistant = false } = useQuery({ ...assistantOptions(useDataAccess()), enabled: mayEdit });
  return (
    <div className={styles.tools}>
      {mayEdit && (
        <Button size="small" icon={<WandSparkles aria-hidden />} onClick={() => onOpen('template')}>
          {t('template.open')}
        </Button>
      )}
      <CopyButton text={text} label={t('copy')} copiedLabel={t('copied')} size="small" />
      <Button size="small" variant="quiet" icon={<History aria-hidden />} onClick={() => onOpen('versions')}>
        {t('versions.open')}
      </Button>
      {/* Last, since it comes when the server has answered. */}
      {mayEdit && hasAssistant && (
        <Button size="small" icon={<Sparkles aria-hidden />} onClick={() => onOpen('draft')}>
          {t('draft.open')}
        </Button>
      )}
    </div>
  );
}
