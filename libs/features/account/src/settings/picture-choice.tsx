import type { User } from '@countin/domain/account';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import type { ImageChoice } from '@countin/domain/media';
import { personImagePath } from '@countin/domain/urls';
import { useErrorText } from '@countin/i18n/react';
import { Notice, PersonPicture } from '@countin/ui';
import { useState, type ReactNode } from 'react';

/** Renders the picture: the upload in progress at the URL `preview`, or the current picture. */
export type PictureFace = (preview: string | null) => ReactNode;

/** Renders the picture uploader. Passed in by the application, because uploading is a separate feature. */
export type PictureSlot = (parts: {
  readonly image: ImageChoice | null;
  readonly onChange: (image: ImageChoice | null) => void;
  readonly face: PictureFace;
}) => ReactNode;

interface PictureChoiceProps {
  readonly user: User;
  /** Name whose initials replace a missing picture. */
  readonly name: string;
  readonly slot: PictureSlot;
  /** Throws AppError. */
  readonly onSave: (image: ImageChoice | null) => Promise<void>;
}

const SIDE = 96;

/** The user's own picture. Saves automatically; a failed save restores the previous picture. */
export function PictureChoice({ user, name, slot, onSave }: PictureChoiceProps) {
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<{ readonly image: ImageChoice | null } | null>(null);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const image = chosen ? chosen.image : user.picture;
  const choose = async (next: ImageChoice | null) => {
    setErrorCode(null);
    setChosen({ image: next });
    try {
      await onSave(next);
    } catch (error) {
      setChosen(null);
      setErrorCode(errorCodeOf(error));
    }
  };
  const face: PictureFace = (preview) => (
    <PersonPicture
      name={name}
      src={preview ?? (image && personImagePath(user.uid, image.imageId, 320, 'webp'))}
      size={SIDE}
    />
  );
  return (
    <>
      {slot({ image, onChange: (next) => void choose(next), face })}
      {errorCode && <Notice tone="danger" title={errorText(errorCode)} />}
    </>
  );
}
