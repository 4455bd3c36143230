import { useDataAccess } from '@countin/data/access';
import { campaignKeys, removeCampaignOptions, testCampaignOptions } from '@countin/data/campaigns';
import { missingParts, type Campaign } from '@countin/domain/campaigns';
import { errorCodeOf } from '@countin/domain/errors';
import type { Language } from '@countin/domain/locale';
import { useErrorText } from '@countin/i18n/react';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { Button, Hint, Notice, TextField } from '@countin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import { campaignsPath } from '../campaign-path.ts';
import { SendButton } from '../send-button.tsx';
import type { CampaignCopy } from './use-campaign-copy.ts';
import styles from '../campaigns.module.css';

interface FinishSectionProps {
  readonly campaign: Campaign;
  readonly copy: CampaignCopy;
  /** Language of the test. */
  readonly language: Language;
}

/** Missing parts, sending, the test to oneself, and deleting the draft. */
export function FinishSection({ campaign, copy, language }: FinishSectionProps) {
  const { t } = useTranslation('campaigns');
  const client = useQueryClient();
  const missing = missingParts(copy.content);
  return (
    <EditorSection id="finish" title={t('sections.finish')}>
      {missing.length > 0 && (
        <div className={styles.missing}>
          <p>{t('missing.title')}</p>
          <ul>
            {missing.map((part) => (
              <li key={part}>{t(`missing.${part}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.buttons}>
        {missing.length === 0 && (
          <SendButton
            label={t(copy.content.timing.mode === 'now' ? 'send.now' : 'send.schedule')}
            saved={async () =>
              (await copy.flush())
                ? (client.getQueryData<Campaign>(campaignKeys.campaign(campaign.ownerId, campaign.id)) ?? campaign)
                : null
            }
          />
        )}
        {missing.length === 0 && <TestButton campaign={campaign} copy={copy} language={language} />}
        <RemoveButton campaign={campaign} />
      </div>
    </EditorSection>
  );
}

function TestButton({ campaign: { ownerId, ownerKind, id: campaignId }, copy, language }: FinishSectionProps) {
  const { t } = useTranslation('campaigns');
  const errorText = useErrorText();
  const [number, setNumber] = useState('');
  const test = useMutation(testCampaignOptions(useDataAccess()));
  const isText = copy.content.channel === 'phone';
  const send = async () => {
    // The server sends what is saved.
    if (await copy.flush())
      await test.mutateAsync({ ownerId, ownerKind, campaignId, language, ...(isText && { number }) });
  };
  return (
    <>
      {isText && (
        <div className={styles.wide}>
          <TextField
            label={t('test.number')}
            hint={t('test.numberHint')}
            type="tel"
            autoComplete="tel"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </div>
      )}
      <Button
        icon={<Send aria-hidden />}
        busy={test.isPending}
        disabled={isText && number.trim() === ''}
        // The notice shows the error.
        onClick={() => void send().catch(() => undefined)}
      >
        {t('test.send')}
      </Button>
      <Hint role="status" className={styles.wide}>
        {test.data && t('test.sent', { address: test.data.to })}
      </Hint>
      {test.error && <Notice tone="danger" title={errorText(errorCodeOf(test.error))} />}
    </>
  );
}

function RemoveButton({ campaign: { ownerId, ownerKind, id: campaignId, title } }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(removeCampaignOptions(useDataAccess()));
  const confirm = async () => {
    setAsking(false);
    await remove.mutateAsync({ ownerId, ownerKind, campaignId });
    await navigate(campaignsPath({ ownerKind, ownerId }), { replace: true });
  };
  return (
    <>
      <Button variant="quiet" icon={<Trash2 aria-hidden />} busy={remove.isPending} onClick={() => setAsking(true)}>
        {t('remove.action')}
      </Button>
      {remove.error && <Notice tone="danger" title={errorText(errorCodeOf(remove.error))} />}
      {asking && (
        <ConfirmDialog
          variant="danger"
          title={t('remove.title')}
          confirm={t('remove.action')}
          cancel={t('remove.cancel')}
          onConfirm={() => void confirm().catch(() => undefined)}
          onCancel={() => setAsking(false)}
        >
          {t('remove.text', { title: title || t('untitled') })}
        </ConfirmDialog>
      )}
    </>
  );
}
