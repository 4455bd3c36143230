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

/** Initials of the first and the last name, by grapheme cluster. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? firstLetter(word) : '',
  );
  return letters.join('').toLocaleUpperCase();
}

function firstLetter(word: string): string {
  // Firefox before 125 has no segmenter; a code point is close enough.
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? '';
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
