import { RouteFailure } from '@countin/app-shell';
import { useTranslation } from 'react-i18next';

/** Error screen of a route outside the frame. */
export function FourtrackFailure() {
  return (
    <main>
      <FramedFailure />
    </main>
  );
}

/** Error screen of a route within the frame. */
export function FramedFailure() {
  const { t } = useTranslation();
  return <RouteFailure title={t('unavailable.title')} text={t('unavailable.text')} retry={t('unavailable.reload')} />;
}
