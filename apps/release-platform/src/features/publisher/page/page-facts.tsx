import type { PageRow } from '@countin/domain/publisher';
import { Rows, Section } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PublicAddress } from '../../../shell/profiles/public-address.tsx';
import { usePageAddress } from './use-page-address.ts';
import { pageEditor } from './page-editor.ts';
import { ArtistFacts, LabelFacts } from './profile-facts.tsx';
import { ReleaseFacts } from './release-facts.tsx';

/** Address of a page, where it is edited, and what is known about it. */
export function PageFacts({ row }: { readonly row: PageRow }) {
  const { t } = useTranslation('publisher');
  const address = usePageAddress(row);
  const editor = pageEditor(row);
  return (
    <Section title={t('facts')} aside={<Link to={editor}>{t('edit')}</Link>}>
      {address === null ? (
        <p>{t('noAddress')}</p>
      ) : (
        <Rows label={t('address')}>
          <PublicAddress name={t('address')} address={address} />
        </Rows>
      )}
      <FactsOf row={row} />
    </Section>
  );
}

function FactsOf({ row: { key, artistId } }: { readonly row: PageRow }) {
  const { kind, id } = key;
  if (kind === 'release') return artistId !== null && <ReleaseFacts productId={id} artistId={artistId} />;
  if (kind === 'artist' || kind === 'medley') return <ArtistFacts kind={kind} artistId={id} />;
  return <LabelFacts kind={kind} labelId={id} />;
}
