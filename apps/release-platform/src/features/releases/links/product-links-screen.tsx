import { useDataAccess } from '@countin/data/access';
import { linkChecksOptions, linkReportsOptions } from '@countin/data/links';
import { artistDefaultsOptions } from '@countin/data/profiles';
import { usePermissions } from '@countin/data/permissions';
import { releaseOptions } from '@countin/data/releases';
import { lazyImport } from '@countin/deployment-recovery';
import type { MusicProduct } from '@countin/domain/release';
import { EditorScreen } from '@countin/screen-kit/autosave';
import { BelowTheFold, firstRead } from '@countin/screen-kit/loading';
import { PageHeader } from '@countin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { Editable } from '../../../shell/editor/editable.tsx';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import { artistScreen } from '../../../shell/profiles/artist-screen.tsx';
import { ownArtistLoader } from '../../../shell/profiles/own-artist-loader.ts';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { PublishBar } from '../working-copy/publish-bar.tsx';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { LinksSection } from './links-section.tsx';
import { PreferredServices } from './rows/preferred-services.tsx';

const LivePreview = lazy(lazyImport(() => import('../../../shell/release-preview/live-preview.tsx')));

/** Starts to load the release, and what is known about its links. */
export const loader = ownArtistLoader(({ access, client, may, artistId, params: { productId = '' } }) => {
  if (!may('release.read')) return undefined;
  void client.prefetchQuery(linkChecksOptions(access, productId));
  void client.prefetchQuery(linkReportsOptions(access, productId));
  return Promise.all([
    firstRead(client, releaseOptions(access, productId)),
    firstRead(client, artistDefaultsOptions(access, artistId)),
  ]);
});

/** The store links of a release: found on all services, checked every night, reported by fans. */
export const Component = artistScreen('release.read', ProductLinksScreen);

function ProductLinksScreen() {
  const { productId = '' } = useParams();
  const artist = useOwnArtist();
  const { data: product } = useSuspenseQuery(releaseOptions(useDataAccess(), productId));
  if (product.artistId !== artist.id)
    return <Navigate to={paths.productLinks.to(product.artistId, product.id)} replace />;
  return <ProductLinks key={product.id} product={product} />;
}

function ProductLinks({ product }: { product: MusicProduct }) {
  const { t } = useTranslation(['product-links', 'release-editor']);
  const artist = useOwnArtist();
  const copy = useWorkingCopy(product, ['storeLinks', 'preferredServices']);
  const { data: defaults } = useSuspenseQuery(artistDefaultsOptions(useDataAccess(), product.artistId));
  const shown = useDeferredValue(copy.content);
  const navigate = useNavigate();
  const { may } = usePermissions('artist', artist);
  const readOnly = !may('release.edit');
  const { content, change } = copy;
  return (
    <EditorScreen
      editor={copy}
      preview={<LivePreview content={shown} product={product} artist={artist} initialPhase="after" />}
      previewLabels={{ open: t('release-editor:preview.open'), close: t('release-editor:preview.close') }}
    >
      <PageHeader title={t('title')} below={content.title} />
      <Editable operation="release.edit">
        <PublishBar
          product={product}
          copy={copy}
          onMissing={() => void navigate(paths.product.to(product.artistId, product.id, 'moment'))}
        />
        <EditorSection id="links" title={t('list')}>
          <LinksSection
            product={product}
            artistName={artist.name}
            copy={copy}
            storeOrder={defaults.storeOrder}
            readOnly={readOnly}
          />
        </EditorSection>
        <BelowTheFold>
          <EditorSection id="preferred" title={t('preferred.title')}>
            <PreferredServices
              preferred={content.preferredServices}
              links={content.storeLinks}
              readOnly={readOnly}
              onChange={(preferredServices) => change({ preferredServices })}
            />
          </EditorSection>
        </BelowTheFold>
      </Editable>
    </EditorScreen>
  );
}
