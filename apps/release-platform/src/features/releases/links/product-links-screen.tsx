import { useDataAccess } from '@countin/data/access';
import { artistDefaultsOptions } from '@countin/data/profiles';
import { releaseOptions } from '@countin/data/releases';
import type { MusicProduct } from '@countin/domain/release';
import { LeaveGuard } from '@countin/screen-kit/autosave';
import { buttonClass, PageHeader } from '@countin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { PublishBar } from '../editor/publish-bar.tsx';
import { useWorkingCopy } from '../editor/use-working-copy.ts';
import { StoreLinksEditor } from './store-links-editor.tsx';
import { Editable } from '../../../shell/editor/editable.tsx';
import { artistScreen } from '../../../shell/profiles/artist-screen.tsx';
import { ownArtistLoader } from '../../../shell/profiles/own-artist-loader.ts';

/** Starts to load the release. */
export const loader = ownArtistLoader(
  ({ access, client, may, params: { productId = '' } }) =>
    may('release.read') && client.prefetchQuery(releaseOptions(access, productId)),
);

/** The store links of a release by themselves. */
export const Component = artistScreen('release.read', ProductLinksScreen);

function ProductLinksScreen() {
  const { productId = '' } = useParams();
  const access = useDataAccess();
  const { data: product } = useSuspenseQuery(releaseOptions(access, productId));
  return <ProductLinks key={product.id} product={product} />;
}

function ProductLinks({ product }: { product: MusicProduct }) {
  const { t } = useTranslation('release-editor');
  const copy = useWorkingCopy(product, ['storeLinks']);
  const { data: defaults } = useSuspenseQuery(artistDefaultsOptions(useDataAccess(), product.artistId));
  const navigate = useNavigate();
  const whole = paths.product.to(product.artistId, product.id);
  return (
    <>
      <LeaveGuard unsaved={copy.save.kind !== 'saved'} flush={copy.flush} />
      <PageHeader
        title={t('sections.links')}
        actions={
          <Link to={whole} className={buttonClass()}>
            {t('links.edit')}
          </Link>
        }
      />
      <Editable operation="release.edit">
        <PublishBar
          product={product}
          copy={copy}
          onMissing={() => void navigate(paths.product.to(product.artistId, product.id, 'moment'))}
        />
        <StoreLinksEditor
          links={copy.content.storeLinks}
          onChange={(storeLinks) => copy.change({ storeLinks })}
          inputs={copy}
          storeOrder={defaults.storeOrder}
        />
      </Editable>
    </>
  );
}
