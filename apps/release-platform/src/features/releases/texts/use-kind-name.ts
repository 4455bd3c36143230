import { isNetwork, TEXT_KINDS, type Network, type TextKind } from '@countin/domain/texts';
import { useTranslation } from 'react-i18next';

const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
  facebook: 'Facebook',
  threads: 'Threads',
  bluesky: 'Bluesky',
  youtube: 'YouTube',
  mastodon: 'Mastodon',
};

/** Display name of a text, by its field. */
export function useKindName(): (field: string) => string {
  const { t } = useTranslation('release-texts');
  return (field) => {
    const kind: TextKind | undefined = TEXT_KINDS.find((each) => each === field);
    if (kind === undefined) return t('shown.label');
    return isNetwork(kind) ? NETWORK_NAMES[kind] : t(`kinds.${kind}`);
  };
}
