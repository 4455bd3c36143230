import { profileDesign, type ArtistProfile, type LabelProfile } from '@countin/domain/profile';
import { uploadedPicture } from '@countin/picture-upload';
import { Cover } from '@countin/ui';
import styles from './profile-picture.module.css';

/** An artist's or label's picture; one drawn from its slug until it has its own. */
export function ProfilePicture({ profile, size = 46 }: { profile: ArtistProfile | LabelProfile; size?: number }) {
  return (
    <Cover
      design={profileDesign(profile)}
      picture={uploadedPicture(profile.id, profile.pictureImage, 320)}
      title={profile.name}
      size={size}
      className={styles.round}
    />
  );
}
