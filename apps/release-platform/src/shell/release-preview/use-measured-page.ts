import { coverPath } from '@countin/cover-art';
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

/** Measures a previewed page: the markup in the frame, the letters of its typeface, its pictures. Null until it is measured. */
export function useMeasuredPage(
  markup: RefObject<HTMLElement | null>,
  release: ReleasePage,
  sheets: readonly string[],
): MeasuredPage | null {
  const document = useMeasuredMarkup(markup, sheets);
  const { artistId, artistName, cover, coverImage, title, appearance, typeface } = release;
  const coverUrl = coverImage
    ? imagePath(artistId, coverImage.imageId, PHONE_WIDTH, 'avif')
    : coverPath(cover, title, artistName);
  const blurred = appearance.background === 'blurred' ? blurredPicture(release) : null;
  const coverBytes = usePictureSize(coverUrl);
  const backgroundBytes = usePictureSize(blurred === coverUrl ? null : blurred);
  if (document === null) return null;
  const parts: PartBytes = {
    html: document.html,
    // At most: the same files serve every public page.
    script: PART_BUDGETS.script,
    typeface: typeface?.files.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0,
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
