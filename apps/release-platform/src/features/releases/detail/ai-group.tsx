import { aiText } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import type { WorkingCopy } from '../working-copy/use-working-copy.ts';
import { AiField } from './ai-field.tsx';
import { DetailGroup } from './detail-group.tsx';

/** What is said of generative AI in the release as a whole. */
export function AiGroup({ copy: { content, change } }: { readonly copy: Pick<WorkingCopy, 'content' | 'change'> }) {
  const { t } = useTranslation(['release-detail', 'credits']);
  const locale = useLocale();
  return (
    <DetailGroup title={t('ai.label')} values={[content.ai && aiText(t, locale, content.ai)]}>
      <AiField value={content.ai} onChange={(ai) => change({ ai })} />
    </DetailGroup>
  );
}
