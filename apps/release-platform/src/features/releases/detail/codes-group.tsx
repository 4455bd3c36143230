import { LIMITS } from '@countin/domain/fields';
import { parseGtin } from '@countin/domain/identifiers';
import { TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { WorkingCopy } from '../working-copy/use-working-copy.ts';
import { DetailGroup } from './detail-group.tsx';
import { useCodeErrors } from './use-code-errors.ts';

/** Characters of a code with separators. */
const LONGEST_ENTRY = 30;

/** Bar code and catalogue number. */
export function CodesGroup({ copy: { content, change } }: { readonly copy: Pick<WorkingCopy, 'content' | 'change'> }) {
  const { t } = useTranslation('release-detail');
  const errors = useCodeErrors();
  const error = errors.upc(content.upc);
  return (
    <DetailGroup title={t('groups.codes')} values={[content.upc, content.catalogueNumber]} invalid={error !== null}>
      <TextField
        label={t('upc')}
        hint={t('upcHint')}
        error={error}
        value={content.upc}
        onChange={({ target }) => change({ upc: upcOf(target.value) })}
        maxLength={LONGEST_ENTRY}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
      />
      <TextField
        label={t('catalogueNumber')}
        value={content.catalogueNumber}
        onChange={({ target }) => change({ catalogueNumber: target.value })}
        maxLength={LIMITS.catalogueNumber}
        autoComplete="off"
      />
    </DetailGroup>
  );
}

/** A valid code without its separators; anything else as it is typed, which the autosave does not store. */
function upcOf(typed: string): string {
  const parsed = parseGtin(typed);
  if (parsed.ok) return parsed.gtin.text;
  return parsed.error.code === 'gtin/empty' ? '' : typed;
}
