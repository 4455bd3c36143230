import type { ReleaseRow } from './release-row.ts';

interface ReleaseLineProps {
  readonly row: Pick<ReleaseRow, 'line' | 'clock' | 'data'>;
  readonly tag?: 'p' | 'span';
}

/** Kind and date of a release, on the release's clock. The page's script writes them on the reader's. */
export function ReleaseLine({ row: { line, clock, data }, tag: Tag = 'span' }: ReleaseLineProps) {
  return (
    <Tag className="line" data-line={data ? JSON.stringify(data) : undefined}>
      {line}
      {clock !== null && <noscript>{` (${clock})`}</noscript>}
    </Tag>
  );
}
