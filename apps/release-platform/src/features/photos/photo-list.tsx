import { LIMITS } from '@countin/domain/fields';
import { IMAGE_UPLOAD_TYPES, type Photo } from '@countin/domain/media';
import type { ArtistProfile } from '@countin/domain/profile';
import { formatNumber, joinFacts } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { LeaveGuard } from '@countin/screen-kit/autosave';
import { UndoNotice } from '@countin/screen-kit/undo';
import { Button, buttonClass, Chip, DropZone, EmptyState, Hint, IconButton, Notice, SortableList } from '@countin/ui';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PhotoPicture } from './photo-picture.tsx';
import { UploadRows } from './upload-rows.tsx';
import { usePhotoChanges } from './use-photo-changes.ts';
import { PENDING, roomFor, usePhotoUploads } from './use-photo-uploads.ts';
import styles from './photos.module.css';

interface PhotoListProps {
  readonly artist: ArtistProfile;
  readonly photos: readonly Photo[];
}

/** Photos in their order, and those on their way: upload, order, remove, undo. */
export function PhotoList({ artist, photos }: PhotoListProps) {
  const { t } = useTranslation('photos');
  const artistId = artist.id;
  const errorText = useErrorText();
  const locale = useLocale();
  const { uploads, queue } = usePhotoUploads(artist);
  const { removed, remove, undo, reorder, unsaved, errorCode } = usePhotoChanges(artistId);
  const input = useRef<HTMLInputElement>(null);
  const room = roomFor(photos, uploads);
  const isRunning = uploads.some(({ state }) => PENDING.includes(state.kind));
  const nameOf = (photo: Photo) => photo.alt || t('number', { number: photos.indexOf(photo) + 1 });
  const add = (
    <Button
      variant="solid"
      icon={<ImagePlus aria-hidden />}
      disabled={room === 0}
      onClick={() => input.current?.click()}
    >
      {t('add')}
    </Button>
  );
  return (
    <DropZone invitation={t('drop')} onFiles={(files) => queue.add(files, room)}>
      <LeaveGuard unsaved={isRunning || unsaved} flush={() => Promise.resolve(false)} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE_UPLOAD_TYPES.join(',')}
        onChange={({ target }) => {
          queue.add([...(target.files ?? [])], room);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {errorCode && <Notice tone="danger" title={errorText(errorCode)} />}
      {photos.length === 0 && uploads.length === 0 ? (
        <EmptyState title={t('emptyTitle')} action={add}>
          {t('empty')}
        </EmptyState>
      ) : (
        <div className={styles.tools}>
          {add}
          <Hint>
            {room === 0
              ? t('full')
              : t('count', { number: formatNumber(locale, photos.length), limit: formatNumber(locale, LIMITS.photos) })}
          </Hint>
        </div>
      )}
      {uploads.length > 0 && <UploadRows uploads={uploads} queue={queue} />}
      <UndoNotice removed={removed} textOf={() => t('removed')} onUndo={() => void undo()} />
      {photos.length > 0 && (
        <SortableList
          label={t('title')}
          layout="grid"
          items={photos}
          nameOf={nameOf}
          handleLabel={(name) => t('move', { name })}
          onReorder={(after) => void reorder(photos, after)}
          renderItem={(photo) => (
            <div className={styles.item}>
              <PhotoPicture artistId={artistId} photo={photo} width={320} alt="" focus={photo.focus} />
              <span className={styles.words}>
                <b dir="auto">{nameOf(photo)}</b>
                <small>{joinFacts([photo.credit || null, photo.alt === '' ? t('withoutAlt') : null])}</small>
                <small>
                  <bdi>
                    {t('pixels', {
                      width: formatNumber(locale, photo.width),
                      height: formatNumber(locale, photo.height),
                    })}
                  </bdi>
                </small>
                {photo.press && <Chip>{t('press')}</Chip>}
              </span>
            </div>
          )}
          renderActions={(photo) => (
            <>
              <Link
                to={`?photo=${photo.id}`}
                className={buttonClass({ size: 'small' })}
                aria-label={t('editNamed', { name: nameOf(photo) })}
              >
                {t('edit')}
              </Link>
              <IconButton
                size="small"
                label={t('remove', { name: nameOf(photo) })}
                icon={<Trash2 aria-hidden />}
                onClick={() => void remove(photo)}
              />
            </>
          )}
        />
      )}
      <Hint className={styles.below}>{t('hint')}</Hint>
    </DropZone>
  );
}
