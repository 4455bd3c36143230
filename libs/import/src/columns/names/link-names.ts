import { LANGUAGES } from '@countin/domain/locale';
import { serviceName, type KnownServiceId } from '@countin/domain/store-links';
import type { ColumnNames } from '../column.ts';

/** Names of the column with several addresses. */
export const LINKS_NAMES: ColumnNames = {
  en: ['Links', 'Store links', 'Streaming links', 'Link', 'URLs', 'URL', 'Smart links'],
  'zh-CN': ['链接', '平台链接', '商店链接', '播放链接'],
  ar: ['الروابط', 'روابط المنصات', 'رابط', 'روابط المتاجر'],
  hi: ['लिंक', 'स्टोर लिंक', 'स्ट्रीमिंग लिंक'],
  ja: ['リンク', '配信リンク', 'ストアリンク', 'ストアのリンク'],
  ko: ['링크', '스토어 링크', '스트리밍 링크'],
  fr: ['Liens', 'Liens des plateformes', 'Lien', 'Liens d’écoute'],
  de: ['Links', 'Store-Links', 'Streaming-Links', 'Link'],
  es: ['Enlaces', 'Enlaces de plataformas', 'Enlace', 'Enlaces de tiendas'],
  'pt-BR': ['Links', 'Links das plataformas', 'Link', 'Links das lojas'],
};

/** Names that a service has in its own country, beside its brand name. */
const OWN_NAMES: Partial<Record<KnownServiceId, Partial<Record<keyof ColumnNames, readonly string[]>>>> = {
  'line-music': { ja: ['ラインミュージック'] },
  melon: { ko: ['멜론'] },
  'netease-music': { 'zh-CN': ['网易云音乐'] },
  'qq-music': { 'zh-CN': ['QQ音乐'] },
  joox: { 'zh-CN': ['JOOX音乐'] },
  anghami: { ar: ['أنغامي'] },
  jiosaavn: { hi: ['जियोसावन'] },
};

/** A service's name with the word for its link, as headings have it. `*` is the name. */
const WITH_LINK: ColumnNames = {
  en: ['* URL', '* link'],
  'zh-CN': ['*链接', '* URL'],
  ar: ['رابط *', '* URL'],
  hi: ['* लिंक', '* URL'],
  ja: ['*リンク', '* URL'],
  ko: ['* 링크', '* URL'],
  fr: ['Lien *', 'URL *', '* URL'],
  de: ['*-Link', '*-Adresse', '* URL'],
  es: ['Enlace de *', 'Enlace *', 'URL de *'],
  'pt-BR': ['Link do *', 'Link *', 'URL do *'],
};

/** Names of a service's column: its name, alone or with the word for a link. */
export function linkNames(service: KnownServiceId): ColumnNames {
  const brand = serviceName(service) ?? service;
  const names = LANGUAGES.map((language) => {
    const own = [brand, ...(OWN_NAMES[service]?.[language] ?? [])];
    return [language, [...own, ...own.flatMap((name) => WITH_LINK[language].map((form) => form.replace('*', name)))]];
  });
  return Object.fromEntries(names) as ColumnNames;
}
