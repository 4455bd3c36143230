import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { PageHeader } from '@countin/ui';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cacheGreeting, sightOfNow } from '../../shell/cached-greeting/cached-greeting.ts';
import type { Greeting } from './greeting.ts';

const SPELLED = 12;

/** Says what is next, in a sentence. */
export function GreetingHeader({ greeting, name, actions }: { greeting: Greeting; name: string; actions?: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const weekday =
    'at' in greeting ? new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: ownZone }).format(greeting.at) : '';
  const number = (count: number) =>
    count <= SPELLED && count > 0 ? t(`numbers.${count}` as 'numbers.1') : formatNumber(locale, count);
  const sentence = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

  const first = () => {
    switch (greeting.kind) {
      case 'today':
      case 'tomorrow':
        return t(`sub.${greeting.kind}`);
      case 'week':
      case 'later':
        return t('sub.days', { count: greeting.days, number: number(greeting.days) });
      case 'member':
        return '';
      default:
        return t(`sub.${greeting.kind}`);
    }
  };
  const kind = greeting.kind === 'member' ? 'first' : greeting.kind;
  const left =
    'tasks' in greeting
      ? greeting.tasks === 0
        ? t('sub.ready')
        : sentence(t('sub.tasks', { count: greeting.tasks, number: number(greeting.tasks) }))
      : null;
  const title = name ? t(`greeting.${kind}`, { name, weekday }) : t(`greetingNoName.${kind}`, { weekday });
  const heading = title.startsWith(weekday) ? sentence(title) : title;
  const below = left ? t('sub.both', { first: first(), left }) : first();
  const otherDay = name ? t('greeting.quiet', { name }) : t('greetingNoName.quiet');
  useEffect(() => {
    cacheGreeting(() => window.localStorage, {
      ...sightOfNow(),
      title: heading,
      below,
      otherDay: { title: otherDay, below: t('sub.opening') },
    });
  }, [heading, below, otherDay, t]);
  return <PageHeader title={heading} below={below} actions={actions} />;
}
