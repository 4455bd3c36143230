import type { ProductContent, RightsLine } from '@countin/domain/release';
import { formatList } from '@countin/i18n';

/** Fields whose value is one line of text. */
export type TextField = Exclude<
  keyof ProductContent,
  'kind' | 'cover' | 'coverImage' | 'releaseMoment' | 'tracks' | 'storeLinks' | 'appearance' | 'preferredServices'
>;

/** A field of a release as one line; empty if nothing is entered. */
export function metadataText(content: ProductContent, field: TextField, locale: string): string {
  switch (field) {
    case 'explicit':
      return content.explicit ? 'E' : '';
    case 'artists':
      return formatList(
        locale,
        content.artists.map(({ name }) => name),
      );
    case 'pLine':
    case 'cLine':
      return lineText(content[field]);
    default:
      return content[field]?.trim() ?? '';
  }
}

function lineText(line: RightsLine | null): string {
  return [line?.year ?? '', line?.owner ?? ''].join(' ').trim();
}
