import { coverPath } from '@countin/cover-art';
import type { ArtistPage } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { imagePath } from '@countin/domain/urls';
import { blurredPicture } from '@countin/public-pages/preview';
import { useEffect, useState, type RefObject } from 'react';
import { costsOfChoices, type ChoiceCost } from './choice-costs.ts';
import { measureMarkup, type MeasuredMarkup } from './measure-markup.ts';
import { PART_BUDGETS, type PartBytes } from './page-weight.ts';

const IDLE = 600;
/** A phone's width of the cover, see `coverSizes` of the kit. */
const PHONE_WIDTH = 640;

/** Bytes of a previewed page, by part and by choice. */
export interface MeasuredPage {
  readonly parts: PartBytes;
  readonly choices: readonly ChoiceCost[];
}

/** What a page loads beside its document and its script. */
export interface PageFiles {
  /** Bytes of its typeface. */
  readonly typeface: number;
  /** URL of its first picture; null without one. */
  readonly cover: string | null;
  /** URL of the picture behind it; null without one, or where it is the first one. */
  readonly background: string | null;
}

/** Files of a release's page. */
export function releaseFiles(release: ReleasePage): PageFiles {
  const { artistId, artistName, cover, coverImage, title, appearance, typeface } = release;
  const coverUrl = coverImage
    ? imagePath(artistId, coverImage.imageId, PHONE_WIDTH, 'avif')
    : coverPath(cover, title, artistName);
  const blurred = appearance.background === 'blurred' ? blurredPicture(release) : null;
  return {
    typeface: typeface?.files.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0,
    cover: coverUrl,
    background: blurred === coverUrl ? null : blurred,
  };
}

/** Files of an artist's page. The picture that is drawn from the address is part of the document. */
export function artistFiles({ id, pictureImage }: Pick<ArtistPage, 'id' | 'pictureImage'>): PageFiles {
  return {
    typeface: 0,
    cover: pictureImage ? imagePath(id, pictureImage.imageId, PHONE_WIDTH, 'avif') : null,
    background: null,
  };
}

/** A page without files of its own. */
export const NO_FILES: PageFiles = { typeface: 0, cover: null, background: null };

/** Measures a previewed page: the markup in the frame, the letters of its typeface, its pictures. Null until it is measured. */
export function useMeasuredPage(
  markup: RefObject<HTMLElement | null>,
  { typeface, cover, background }: PageFiles,
  sheets: readonly string[],
): MeasuredPage | null {
  const document = useMeasuredMarkup(markup, sheets);
  const coverBytes = usePictureSize(cover);
  const backgroundBytes = usePictureSize(background);
  if (document === null) return null;
  const parts: PartBytes = {
    html: document.html,
    // At most: the same files serve every public page.
    script: PART_BUDGETS.script,
    typeface,
    cover: coverBytes,
    background: backgroundBytes,
  };
  return { parts, choices: costsOfChoices(parts, document.sections) };
}

function useMeasuredMarkup(markup: RefObject<HTMLElement | null>, sheets: readonly string[]): MeasuredMarkup | null {
  const [measured, setMeasured] = useState<MeasuredMarkup | null>(null);
  // After every render: each of them may have changed the markup.
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      const page = markup.current;
      if (page)
        void measureMarkup(page, sheets).then((found) => {
          if (current) setMeasured((before) => (before && isSame(before, found) ? before : found));
        });
    }, IDLE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  });
  return measured;
}

/** A new object for the same figures would render, and measure, for ever. */
function isSame(one: MeasuredMarkup, other: MeasuredMarkup): boolean {
  return (
    one.html === other.html &&
    one.sections.size === other.sections.size &&
    [...one.sections].every(([section, bytes]) => other.sections.get(section) === bytes)
  );
}

/** Bytes of a picture; 0 until they are known. */
function usePictureSize(url: string | null): number {
  const [size, setSize] = useState(0);
  useEffect(() => {
    let current = true;
    void (url === null ? Promise.resolve(0) : sizeOf(url)).then(
      (bytes) => {
        if (current) setSize(bytes);
      },
      // Without a network there is no size; the page's own bytes are still shown.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [url]);
  return size;
}

async function sizeOf(url: string): Promise<number> {
  const answer = await fetch(url);
  return answer.ok ? (await answer.blob()).size : 0;
}
