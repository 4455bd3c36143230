import { profileDesign, type ArtistProfile, type LabelProfile } from '@countin/domain/profile';
import { CoverPicture } from './cover-picture.tsx';
import { UploadedPicture } from './uploaded-picture.tsx';

interface PortraitProps {
  readonly profile: ArtistProfile | LabelProfile;
  /** Empty where the name stands beside it anyway; what an uploaded picture shows stands before it. */
  readonly alt: string;
  /** Pixels of its box. */
  readonly side: number;
}

/** The picture of an artist or a label: the uploaded one, or the drawn one. */
export function Portrait({ profile, alt, side }: PortraitProps) {
  const { id, pictureImage } = profile;
  if (pictureImage)
    return (
      <UploadedPicture
        artistId={id}
        image={pictureImage}
        alt={alt === '' || pictureImage.alt === '' ? alt : pictureImage.alt}
        side={side}
        leading
      />
    );
  return <CoverPicture design={profileDesign(profile)} title="" artist="" alt={alt} side={side} leading />;
}
