import { coverPath } from '@countin/cover-art';
import type { ReleasePage } from '@countin/domain/release';
import { imagePath } from '@countin/domain/urls';
import { blurredPicture } from '@countin/public-pages/preview';
import { useEffect, useState, type RefObject } from 'react';
import { PART_BUDGETS, type PartBytes } from './page-weight.ts';

/** A server's brotli is smaller than a browser's gzip. */
const BROTLI = 0.92;
/** Bytes of the document's head and data, compressed: they are not in a preview. */
const HEAD = 1400;
const IDLE = 600;
/** A phone's width of the cover, see `coverSizes` of the kit. */
const PHONE_WIDTH = 640;

/** Bytes of a previewed page: of the markup in the frame, of the letters of its typeface, of its pictures. */
export function usePartBytes(
  markup: RefObject<HTMLElement | null>,
  release: ReleasePage,
  sheets: readonly string[],
): PartBytes | null {
  const html = useCompressedSize(markup, sheets);
  const { artistId, artistName, cover, coverImage, title, appearance, typeface } = release;
  const coverUrl = coverImage
    ? imagePath(artistId, coverImage.imageId, PHONE_WIDTH, 'avif')
    : coverPath(cover, title, artistName);
  const blurred = appearance.background === 'blurred' ? blurredPicture(release) : null;
  const coverBytes = usePictureSize(coverUrl);
  const backgroundBytes = usePictureSize(blurred === coverUrl ? null : blurred);
  if (html === null) return null;
  return {
    html,
    // At most: the same files serve every public page.
    script: PART_BUDGETS.script,
    typeface: typeface?.files.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0,
    cover: coverBytes,
    background: backgroundBytes,
  };
}

function useCompressedSize(markup: RefObject<HTMLElement | null>, sheets: readonly string[]): number | null {
  const [size, setSize] = useState<number | null>(null);
  // After every render: each of them may have changed the markup.
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      const text = sheets.join('') + (markup.current?.innerHTML ?? '');
      void gzipSize(text).then((bytes) => {
        if (current) setSize(Math.round(bytes * BROTLI) + HEAD);
      });
    }, IDLE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  });
  return size;
}

async function gzipSize(text: string): Promise<number> {
  const stream = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
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
