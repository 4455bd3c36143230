import { useDataAccess } from '@countin/data/access';
import { releaseOptions } from '@countin/data/releases';
import { releaseTextsOptions } from '@countin/data/texts';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { firstRead } from '@countin/screen-kit/loading';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { artistScreen } from '../../../shell/profiles/artist-screen.tsx';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { ownArtistLoader } from '../../../shell/profiles/own-artist-loader.ts';
import { TextEditor } from './text-editor.tsx';

/** Starts to load the release and its texts. */
export const loader = ownArtistLoader(({ access, client, may, params: { productId = '' } }) => {
  if (!may('release.read')) return undefined;
  return Promise.all([
    firstRead(client, releaseOptions(access, productId)),
    firstRead(client, releaseTextsOptions(access, productId)),
  ]);
});

/** The texts of a release in ten languages. */
export const Component = artistScreen('release.read', ProductTextScreen);

function ProductTextScreen() {
  const { productId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const artist = useOwnArtist();
  const access = useDataAccess();
  const { data: product } = useSuspenseQuery(releaseOptions(access, productId));
  const { data: texts } = useSuspenseQuery(releaseTextsOptions(access, productId));
  if (product.artistId !== artist.id)
    return <Navigate to={paths.productText.to(product.artistId, productId)} replace />;
  const language = LANGUAGES.find((known) => known === search.get('language')) ?? product.language;
  const open = (next: Language) => setSearch({ language: next }, { replace: true, preventScrollReset: true });
  return (
    <TextEditor
      key={`${product.id} ${language}`}
      product={product}
      artist={artist}
      texts={texts}
      language={language}
      onLanguage={open}
    />
  );
}
