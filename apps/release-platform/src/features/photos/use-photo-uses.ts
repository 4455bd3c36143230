import { queryKeys, useDataAccess } from '@countin/data/access';
import { downloadOriginal, uploadImage } from '@countin/data/images';
import { changeArtist } from '@countin/data/profiles';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import type { Photo, PhotoContent } from '@countin/domain/media';
import type { ArtistProfile } from '@countin/domain/profile';
import { closePicture, cutPicture, openPicture } from '@countin/picture-upload';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '@countin/screen-kit/files';
import { squareAround } from './square-around.ts';

type Use = 'picture' | 'download';

/** Uses of one photo that take a while. */
export function usePhotoUses(artist: ArtistProfile, photo: Photo, content: PhotoContent) {
  const access = useDataAccess();
  const client = useQueryClient();
  const [busy, setBusy] = useState<Use | null>(null);
  const [done, setDone] = useState(false);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);

  async function run(use: Use, work: () => Promise<void>): Promise<void> {
    setBusy(use);
    setDone(false);
    setErrorCode(null);
    try {
      await work();
      setDone(use === 'picture');
    } catch (error) {
      setErrorCode(errorCodeOf(error));
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    /** The photo has just become the artist's picture. */
    done,
    errorCode,
    /** Makes a square around the focal point the artist's picture. */
    chooseAsPicture: () =>
      run('picture', async () => {
        const owner = { artistId: artist.id };
        const picture = await openPicture(await downloadOriginal(access, owner, 'photo', photo.id));
        const square = await cutPicture(picture, squareAround(picture, content.focus)).finally(() =>
          closePicture(picture),
        );
        const uploaded = await uploadImage(access, { owner, kind: 'picture', file: square });
        const pictureImage = { ...uploaded, alt: content.alt };
        const put = (before: ArtistProfile['pictureImage']) =>
          changeArtist(access, {
            profileId: artist.id,
            base: { pictureImage: before },
            changes: { pictureImage },
          });
        const { saved, stored } = await put(artist.pictureImage);
        // Another member chose a picture meanwhile: the later choice holds.
        if (!saved) await put(stored.pictureImage);
        void client.invalidateQueries({ queryKey: queryKeys.artists() });
      }),
    /** Gives the member the file as it was uploaded. */
    download: () =>
      run('download', async () => {
        const file = await downloadOriginal(access, { artistId: artist.id }, 'photo', photo.id);
        saveFile(`${artist.customSlug}-${photo.id.slice(0, 8)}.${file.type.split('/')[1] ?? 'jpg'}`, file);
      }),
  };
}
