import { TYPEFACE_FACTS, videoAddresses } from '@countin/domain/appearance';
import type { ProductContent } from '@countin/domain/release';
import { formatList } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';

/** The look of a page in words, to compare two versions. */
export default function AppearanceValue({ appearance }: { readonly appearance: ProductContent['appearance'] }) {
  const { t } = useTranslation('release-look');
  const locale = useLocale();
  const { accent, background, buttons, description, layout, pageSections, typeface, video } = appearance;
  const lines = [
    t(`layout.${layout}`),
    typeface === 'system' ? t('typeface.system') : TYPEFACE_FACTS[typeface].name,
    t(`background.${background}`),
    accent ?? t('accent.cover'),
    formatList(
      locale,
      pageSections.map((section) => t(`sections.${section}`)),
    ),
    ...(video ? [videoAddresses(video).page] : []),
    ...buttons.map(({ label }) => label),
    description,
  ].filter((line) => line !== '');
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={at}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}
