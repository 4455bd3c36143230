import type { ListedProfile } from '@countin/domain/profile';
import { Button, buttonClass, CopyButton, Row, Rows, Section } from '@countin/ui';
import { ArrowUpRight, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOrigins } from '@countin/app-shell';
import { paths } from '../../paths/paths.ts';
import { shareLink } from './share-link.ts';

/** Where fans find the artist: copy it, share it, look at it. */
export function OwnPage({ artist }: { readonly artist: ListedProfile }) {
  const { t } = useTranslation('studio');
  const { fourtrack } = useOrigins();
  const path = paths.artist.to(artist.customSlug);
  const address = fourtrack + path;
  return (
    <Section title={t('page.title')}>
      <Rows>
        <Row
          title={
            <a href={path}>
              <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
            </a>
          }
          end={
            <>
              {'share' in navigator && (
                <Button
                  size="small"
                  icon={<Share2 aria-hidden />}
                  onClick={() => void shareLink(navigator, artist.name, address)}
                >
                  {t('page.share')}
                </Button>
              )}
              <CopyButton text={address} label={t('page.copy')} copiedLabel={t('page.copied')} size="small" />
              <a href={path} className={buttonClass({ variant: 'quiet', size: 'small' })} aria-label={t('page.open')}>
                <ArrowUpRight aria-hidden />
              </a>
            </>
          }
        />
      </Rows>
    </Section>
  );
}
