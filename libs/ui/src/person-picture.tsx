import styles from './person-picture.module.css';

interface PersonPictureProps {
  readonly name: string;
  /** Address of their own picture; initials stand in for one. */
  readonly src: string | null;
  /** Side in px. */
  readonly size?: number;
}

/** A person, round and small. Their name stands beside it, so it says nothing to a screen reader. */
export function PersonPicture({ name, src, size = 40 }: PersonPictureProps) {
  return (
    <span className={styles.person} style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4 }} aria-hidden>
      {src ? <img src={src} alt="" width={size} height={size} /> : initials(name)}
    </span>
  );
}

/** The first letters of the first and the last name, by what readers take for a letter. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? firstLetter(word) : '',
  );
  return letters.join('').toLocaleUpperCase();
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
