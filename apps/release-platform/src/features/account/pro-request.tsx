import { useDataAccess } from '@countin/data/access';
import { requestProOptions } from '@countin/data/account';
import type { User } from '@countin/domain/account';
import { errorCodeOf } from '@countin/domain/errors';
import { formatDate } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { Button, Notice } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Pro status of the user: active, requested, or available on request. */
export function ProRequest({ user, now }: { user: User; now: number }) {
  const { t } = useTranslation('upgrade');
  const errorText = useErrorText();
  const locale = useLocale();
  const { mutate, reset, isPending, error, data } = useMutation(requestProOptions(useDataAccess()));
  // Once the account holds the request, drop the local result: it would hide a later refusal.
  useEffect(() => {
    if (user.proRequestedAt !== null) reset();
  }, [user.proRequestedAt, reset]);
  if (user.subscription === 'pro') return <Notice title={t('have')}>{t('haveText')}</Notice>;
  const requestedAt = user.proRequestedAt ?? data?.requestedAt;
  if (requestedAt)
    return (
      <Notice title={t('asked', { date: formatDate(locale, requestedAt, ownZone, now) })}>{t('askedText')}</Notice>
    );
  return (
    <>
      <Button variant="solid" busy={isPending} onClick={() => mutate({})}>
        {t('ask')}
      </Button>
      {error ? <Notice tone="danger" title={errorText(errorCodeOf(error))} /> : <p>{t('askNote')}</p>}
    </>
  );
}
