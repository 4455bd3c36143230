import type { Grant } from '@countin/domain/agreements';
import { joinFacts } from '@countin/i18n';
import { useTranslation } from 'react-i18next';

/** Names what an agreement allows, in one line. Editing releases includes seeing them, so only the former is named. */
export function useGrantsText(): (grants: readonly Grant[]) => string {
  const { t } = useTranslation('agreements');
  return (grants) => {
    const named = grants.filter((grant) => grant !== 'releases.see' || !grants.includes('releases.edit'));
    return named.length === 0 ? t('grants.none') : joinFacts(named.map((grant) => t(`grants.${grant}`)));
  };
}
