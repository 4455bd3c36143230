import { useDataAccess } from '@countin/data/access';
import { checkMailDomainOptions, mailDomainOptions } from '@countin/data/profiles';
import { MAIL_RECORDS, type CallableOutput, type MailDomainFinding } from '@countin/domain/callables';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Notice, Skeleton } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './mail-domain.module.css';

/** DNS records of the domain that mails come from, with the missing ones to publish. */
export function MailDomain() {
  const { t } = useTranslation('profile-settings');
  const access = useDataAccess();
  const { data, error, refetch, isFetching } = useQuery(mailDomainOptions(access));
  const check = useMutation(checkMailDomainOptions(access));
  if (!data)
    return error ? <LoadErrorNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={140} />;
  const isChecking = check.isPending || isFetching;
  return (
    <div className={styles.domain}>
      <Notice tone={data.verified ? 'info' : 'danger'} title={t('sending.domain', { domain: data.domain })}>
        {t(data.verified ? 'sending.verified' : 'sending.unverified')}
      </Notice>
      <Records report={data} />
      {check.error && <LoadErrorNotice error={check.error} onRetry={() => check.mutate({ again: true })} />}
      <Button size="small" busy={isChecking} onClick={() => check.mutate({ again: true })}>
        {t(isChecking ? 'sending.checking' : 'sending.again')}
      </Button>
    </div>
  );
}

/** Findings that publishing a record mends. */
const TO_PUBLISH: readonly MailDomainFinding[] = ['missing', 'several', 'open', 'different'];

function Records({ report }: { readonly report: CallableOutput<'readMailDomain'> }) {
  const { t } = useTranslation('profile-settings');
  return (
    <dl className={styles.records}>
      {MAIL_RECORDS.map((record) => {
        const finding = report.records[record];
        const { name, value } = report.wanted[record];
        return (
          <div key={record}>
            <dt>
              <bdi>{record.toUpperCase()}</bdi> · {t(`sending.records.${record}`)}
            </dt>
            <dd>
              {t(`sending.findings.${finding}`, { end: '-all', term: 'include' })}
              {TO_PUBLISH.includes(finding) && (
                <code dir="ltr">
                  {name} {value}
                </code>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
