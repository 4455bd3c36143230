import { initials } from './initials.ts';
import styles from './person-picture.module.css';

interface PersonPictureProps {
  readonly name: string;
  /** URL of the uploaded picture; null shows the initials. */
  readonly src: string | null;
  /** Side in px. */
  readonly size?: number;
}

/** Round picture of a user. Hidden from screen readers, because the name is shown beside it. */
export function PersonPicture({ name, src, size = 40 }: PersonPictureProps) {
  return (
    <span className={styles.person} style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4 }} aria-hidden>
      {src ? <img src={src} alt="" width={size} height={size} /> : initials(name)}
    </span>
  );
}
