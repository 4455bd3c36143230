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

  it('falls back to English for what a language lacks', async () => {
    const i18n = await startI18n('ko');
    expect(i18n.language).toBe('ko');
    expect(i18n.t('getNotified')).not.toBe('getNotified');
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
