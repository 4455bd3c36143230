import type { ResolvedTheme, Site } from '@countin/theme';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useElementWidth } from '@countin/screen-kit/hooks';
import { setDocumentAttributes, disableNavigation, adoptStyleSheets } from './preview-document.ts';
import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  /** Name of the frame for screen readers. */
  readonly title: string;
  /** Width and height of the device it stands for, px. */
  readonly width: number;
  readonly height: number;
  readonly theme: ResolvedTheme;
  /** Site whose tokens the page uses. */
  readonly site?: Site;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly sheets: readonly string[];
  readonly children: ReactNode;
}

/** A separate document in the size of a device, scaled into its frame. Media queries and styles are the page's own. */
export function PreviewFrame({
  title,
  width,
  height,
  theme,
  site = 'countin',
  language,
  direction,
  sheets,
  children,
}: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const room = useElementWidth(place);
  const scale = Math.min(1, room / width);
  const open = () => setPage(frame.current?.contentDocument ?? null);
  useLayoutEffect(open, []);

  useEffect(() => {
    if (page) setDocumentAttributes(page, { language, direction, theme, site });
  }, [page, language, direction, theme, site]);
  useEffect(() => {
    if (page) adoptStyleSheets(page, sheets);
  }, [page, sheets]);
  useEffect(() => (page ? disableNavigation(page) : undefined), [page]);

  return (
    <div ref={place} className={styles.place} style={{ blockSize: height * scale, maxInlineSize: width }}>
      {/* Firefox replaces the first document of an empty frame, and tells by a load. */}
      <iframe
        ref={frame}
        title={title}
        onLoad={open}
        className={styles.frame}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
      {page?.body && createPortal(children, page.body)}
    </div>
  );
}
