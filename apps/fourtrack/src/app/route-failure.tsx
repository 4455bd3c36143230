import { Button, EmptyState } from '@countin/ui';
import { useTranslation } from 'react-i18next';

/** A page that did not load: says so and offers to try again. */
export function RouteFailure() {
  return (
    <main>
      <ScreenFailure />
    </main>
  );
}

/** The same within the frame. */
export function ScreenFailure() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('unavailable.title')}
      action={
        <Button variant="solid" onClick={() => window.location.reload()}>
          {t('unavailable.reload')}
        </Button>
      }
    >
      {t('unavailable.text')}
    </EmptyState>
  );
}
