import type { PlanTask, TaskPlace } from '@countin/domain/planner';
import { paths } from '../../paths/paths.ts';

type ToScreen = (artistId: string, productId: string, section?: string) => string;

const SCREENS: Readonly<Record<TaskPlace['screen'], ToScreen>> = {
  product: paths.product.to,
  productLinks: paths.productLinks.to,
  productText: paths.productText.to,
  campaigns: (artistId) => paths.campaigns.to(artistId),
  artistSettings: (artistId, _, section) => `${paths.artistSettings.to(artistId)}#${section ?? ''}`,
};

/** Where a task is done; null for a task that the product has no screen for. */
export function taskPath(artistId: string, { productId, place }: Pick<PlanTask, 'productId' | 'place'>): string | null {
  if (productId === null || place === null) return null;
  return SCREENS[place.screen](artistId, productId, place.section);
}
