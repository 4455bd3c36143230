import { buttonClass, CopyButton, Row } from '@countin/ui';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spoken } from '../navigation/public-addresses.ts';

/** An address that fans know, with its name and buttons to copy and open. For its owner another link may open. */
export function PublicAddress({ name, address, opens = address }: { name: string; address: string; opens?: string }) {
  const { t } = useTranslation('releases');
  return (
    <Row
      title={name}
      below={<bdi dir="ltr">{spoken(address)}</bdi>}
      end={
        <>
          <CopyButton text={address} label={t('artist.copy')} copiedLabel={t('artist.copied')} size="small" />
          <a
            href={opens}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'quiet', size: 'small' })}
            aria-label={t('artist.openAddress', { name })}
          >
            <ArrowUpRight aria-hidden />
          </a>
        </>
      }
    />
  );
}
