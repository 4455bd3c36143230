import { DEVICES, DIRECT, OTHER, productOfPage, UNKNOWN, type InApp } from '@countin/domain/numbers';
import { SERVICE_IDS, serviceName } from '@countin/domain/store-links';
import { countryName, formatDate, formatNumber, formatPercent, numberLocale } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import type { ReportColumn, ReportId } from './report.ts';
import type { KnownRelease } from './use-releases-of-artist.ts';

/** Names of apps, which no language translates. */
const APP_NAMES: Readonly<Record<Exclude<InApp, 'browser' | 'other-app'>, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  messenger: 'Messenger',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
  x: 'X',
  threads: 'Threads',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  reddit: 'Reddit',
  youtube: 'YouTube',
  line: 'LINE',
  wechat: 'WeChat',
  kakaotalk: 'KakaoTalk',
  telegram: 'Telegram',
  google: 'Google',
};

/** Tags of addresses, as their authors write them. */
const TAGS = { utmSource: 'utm_source', utmMedium: 'utm_medium', utmCampaign: 'utm_campaign' } as const;

const MIDDLE_OF_DAY = 'T12:00Z';

interface Known {
  readonly releases: readonly KnownRelease[];
  /** Titles of clips by their ids. */
  readonly clips: ReadonlyMap<string, string>;
  readonly now: number;
  /** Names of a label's artists by their ids. */
  readonly artists?: ReadonlyMap<string, string>;
}

/** Names of rows, by the table that they are in. */
export function useNames({ releases, clips, now, artists }: Known) {
  const { t } = useTranslation(['analysis', 'releases']);
  const locale = useLocale();
  const day = (key: string) => formatDate(locale, Date.parse(key + MIDDLE_OF_DAY), 'UTC', now);
  const hour = new Intl.DateTimeFormat(numberLocale(locale), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const release = (id: string) => releases.find((each) => each.id === id)?.title || t('unknownRelease');
  const country = (code: string) => orItself(code, () => countryName(locale, code));
  const service = (id: string) => {
    const known = SERVICE_IDS.find((each) => each === id);
    return (known && serviceName(known)) ?? t('otherService');
  };
  const clip = (id: string) => clips.get(id) ?? t('otherClip');
  const names: Readonly<Partial<Record<string, (key: string) => string>>> = {
    total: (key) => t(`metrics.${key as 'views'}`),
    funnel: (key) => t(`metrics.${key as 'views'}`),
    days: day,
    before: day,
    pages: (key) => {
      const productId = productOfPage(key);
      return productId === null ? t(`pageNames.${key as 'artist'}`) : release(productId);
    },
    artists: (key) => artists?.get(key) ?? key,
    country,
    language: (key) => orItself(key, () => languages.of(key) ?? key),
    device: (key) => (DEVICES.some((device) => device === key) ? t(`devices.${key as 'phone'}`) : key),
    source: (key) => (key === DIRECT ? t('direct') : key),
    app: (key) =>
      key === 'browser' || key === 'other-app'
        ? t(`apps.${key}`)
        : (new Map<string, string>(Object.entries(APP_NAMES)).get(key) ?? key),
    service,
    serviceCountry: (key) => {
      const [id = '', code = ''] = key.split(':');
      return `${code === UNKNOWN ? t('unknown') : country(code)} · ${service(id)}`;
    },
    share: (key) => (key === 'native' || key === 'copy' ? t(`ways.${key}`) : key),
    clock: (key) => hour.format(Number(key) * 3_600_000),
    clips: (key) => {
      const cut = key.lastIndexOf(':');
      return `${clip(key.slice(0, cut))} · ${formatPercent(locale, Number(key.slice(cut + 1)) / 10)}`;
    },
    life: (key) => (key === '0' ? t('releaseDay') : t('lifeDay', { number: formatNumber(locale, Number(key)) })),
  };
  const tableOf = (id: ReportId) => id.split(' ')[0] ?? id;
  return {
    release,
    clip,
    day,
    columnName: (column: ReportColumn): string =>
      column === 'clicks' || column === 'value' || column === 'share' ? t(`columns.${column}`) : t(`metrics.${column}`),
    rowName(id: ReportId, key: string): string {
      if (key === OTHER) return t('other');
      if (key === UNKNOWN && id !== 'device') return t('unknown');
      return names[tableOf(id)]?.(key) ?? key;
    },
    tableName(id: ReportId): string {
      if (id === 'utmSource' || id === 'utmMedium' || id === 'utmCampaign') return t('tables.tag', { name: TAGS[id] });
      const [table, product] = id.split(' ');
      return product ? `${t('tables.life')}: ${release(product)}` : t(`tables.${table as 'days'}`);
    },
  };
}
/** Names for rows of tables. */
export type Names = ReturnType<typeof useNames>;

/** A name by `Intl`, which throws for codes that are none. */
function orItself(key: string, name: () => string): string {
  try {
    return name();
  } catch {
    return key;
  }
}
