import { buttonClass, CopyButton } from '@countin/ui';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Copies or opens the public page that an editor changes. */
export function PageLinks({ address }: { readonly address: string }) {
  const { t } = useTranslation('release-editor');
  return (
    <>
      <CopyButton text={address} label={t('publish.copy')} copiedLabel={t('publish.copied')} size="small" folds />
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ size: 'small' })}
        data-folds
        title={t('publish.open')}
      >
        <span>{t('publish.open')}</span>
        <ArrowUpRight aria-hidden />
      </a>
    </>
  );
}
