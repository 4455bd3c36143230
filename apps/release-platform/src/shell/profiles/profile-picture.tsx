import type { ListedProfile } from '@countin/domain/profile';
import { profileArtwork } from '@countin/domain/artwork';
import { Cover } from '@countin/ui';
import styles from './profile-picture.module.css';

/** An artist's or label's picture; one drawn from its slug until it has its own. */
export function ProfilePicture({ profile, size = 46 }: { profile: ListedProfile; size?: number }) {
  return <Cover {...profileArtwork(profile)} title={profile.name} size={size} className={styles.round} />;
}
