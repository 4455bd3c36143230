import type { KeptView } from '@countin/domain/collection';
import { uploadedPicture } from '@countin/domain/artwork';
import { Cover } from '@countin/ui';
import styles from './collection.module.css';

/** Picture of what is kept; an empty box where nothing is known of it any more. */
export function KeptPicture({ view, size }: { readonly view: KeptView; readonly size: number }) {
  const { kind, cover, coverImage, artistId, title, artistName } = view;
  if (!cover) return <div className={styles.gone} style={{ inlineSize: size, blockSize: size }} aria-hidden />;
  return (
    <Cover
      design={cover}
      picture={uploadedPicture(artistId, coverImage)}
      title={title}
      artist={artistName}
      size={size}
      className={kind === 'release' ? undefined : styles.round}
    />
  );
}
