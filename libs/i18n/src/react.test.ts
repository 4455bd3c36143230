import { describe, expect, it } from 'vitest';
import { followLanguage, startI18n } from './react.ts';

describe('i18next in the browser', () => {
  it('starts with the common texts and loads others when a screen asks', async () => {
    const i18n = await startI18n('en');
    expect(i18n.t('share')).toBe('Share');
    expect(i18n.hasResourceBundle('en', 'release')).toBe(false);
    await i18n.loadNamespaces('release');
    expect(i18n.t('release:timer')).toBe('Time until release');
  });

  it('loads the texts of the language shown, and English ones only when they are asked for', async () => {
    const i18n = await startI18n('ar');
    expect(i18n.t('share')).toBe('مشاركة');
    expect(i18n.hasResourceBundle('en', 'common')).toBe(false);
    await i18n.changeLanguage('en');
    expect(i18n.t('share')).toBe('Share');
  });

  it('writes names and numbers into texts as the reader has them', async () => {
    const i18n = await startI18n('ar');
    await i18n.loadNamespaces('release');
    expect(i18n.t('release:after', { title: 'Low Sun' })).toBe('\u2068Low Sun\u2069 متاح الآن');
    expect([1, 2, 3, 11, 100].map((count) => i18n.t('tracks', { count }))).toEqual([
      'أغنية واحدة',
      'أغنيتان',
      '3 أغانٍ',
      '11 أغنية',
      '100 أغنية',
    ]);
  });

  it('keeps language and direction of the document until disposed', async () => {
    const i18n = await startI18n('ar');
    const root = { lang: '', dir: '' };
    const stop = followLanguage(i18n, root);
    expect(root).toEqual({ lang: 'ar', dir: 'rtl' });
    await i18n.changeLanguage('fr');
    expect(root).toEqual({ lang: 'fr', dir: 'ltr' });
    stop();
    await i18n.changeLanguage('ar');
    expect(root.dir).toBe('ltr');
  });
});
