import { Button, EmptyState } from '@countin/ui';
import { useTranslation } from 'react-i18next';

/** Something did not load: says so and offers to try again. */
export function RouteFailure() {
  const { t } = useTranslation();
  return (
    <main>
      <EmptyState title={t('unavailable.title')} action={<Button look="filled" onClick={() => window.location.reload()}>{t('unavailable.reload')}</Button>}>
        {t('unavailable.text')}
      </EmptyState>
    </main>
  );
}
