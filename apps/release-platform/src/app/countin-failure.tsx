import { RouteFailure, useIsMissing } from '@countin/app-shell';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/paths.ts';

/** Error screen of Countin's routes. A missing document has no reload: it would change nothing. */
export function CountinFailure() {
  const { t } = useTranslation('nav');
  const missing = useIsMissing();
  const key = missing ? 'missing' : 'failed';
  return (
    <RouteFailure
      title={t(`${key}.title`)}
      text={t(`${key}.text`)}
      retry={missing ? undefined : t('failed.retry')}
      home={{ to: paths.dashboard.to(), label: t(`${key}.home`) }}
    />
  );
}
