import { SUBSCRIPTIONS, USER_TYPES } from '@countin/domain/account';
import type { AuditEntry } from '@countin/domain/admin';
import { useTranslation } from 'react-i18next';

/** Text of a row of the audit log, with the person's name or, in their own trail, without it. */
export function useAuditText(): (entry: AuditEntry, named: boolean) => string {
  const { t } = useTranslation('admin');
  const valueText = (value: AuditEntry['before']) => {
    const userType = USER_TYPES.find((known) => known === value);
    const subscription = SUBSCRIPTIONS.find((known) => known === value);
    if (userType) return t(`person.types.${userType}`);
    return subscription ? t(`person.subscriptions.${subscription}`) : String(value ?? '');
  };
  return ({ action, before, after, subject, subjectName }, named) => {
    // Free stays free where a request was turned down.
    const what = action === 'subscription' && before === after ? 'turnedDown' : action;
    return t(`audit.${named ? 'what' : 'ofPerson'}.${what}`, {
      subject: subjectName || subject,
      before: valueText(before),
      after: valueText(after),
    });
  };
}
