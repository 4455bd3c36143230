import { useDataAccess } from '@countin/data/access';
import { releaseOptions } from '@countin/data/releases';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { useRecentItem } from '../picker/use-recent-item.ts';
import { SecondLevel } from '../navigation/second-level.tsx';
import { useOwnArtist } from '../profiles/own-artist.tsx';

/** The screens of a release under their common navigation. */
export function Component() {
  const { t } = useTranslation(['releases', 'nav']);
  const artist = useOwnArtist();
  const { productId = '' } = useParams();
  // The screen below shows the error.
  const { data } = useQuery(releaseOptions(useDataAccess(), productId));
  const to = paths.product.to(artist.id, productId);
  const title = data && (data.title || t('untitled'));
  useRecentItem('release', to, title ?? '');
  return (
    <>
      <SecondLevel
        menu="release"
        profile={artist}
        crumbs={[
          { to: paths.artist.to(artist.id), text: artist.name },
          { to: paths.products.to(artist.id), text: t('nav:titles.products') },
          { to, text: title ?? '…' },
        ]}
      />
      <Outlet context={artist} />
    </>
  );
}
