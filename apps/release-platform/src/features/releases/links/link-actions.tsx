import type { StoreLink } from '@countin/domain/store-links';
import { buttonClass, IconButton } from '@countin/ui';
import { ArrowUpRight, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './link-actions.module.css';

interface LinkActionsProps {
  readonly link: StoreLink;
  readonly name: string;
  readonly onHide: () => void;
  readonly onRemove: () => void;
}

/** Try it, hide it, remove it. */
export function LinkActions({ link, name, onHide, onRemove }: LinkActionsProps) {
  const { t } = useTranslation('release-editor');
  return (
    <>
      <a
        href={link.url}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'quiet', size: 'small' }, styles.open)}
        aria-label={t('links.open', { name })}
        title={t('links.open', { name })}
      >
        <ArrowUpRight aria-hidden />
      </a>
      <IconButton
        size="small"
        label={t(link.hidden ? 'links.show' : 'links.hide', { name })}
        icon={link.hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        onClick={onHide}
      />
      <IconButton size="small" label={t('links.remove', { name })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
    </>
  );
}
