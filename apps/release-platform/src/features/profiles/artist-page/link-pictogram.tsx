import type { LinkIcon } from '@countin/domain/profile';
import { Heart, Link2, Mail, Music, Newspaper, Play, ShoppingBag, Ticket, type LucideIcon } from 'lucide-react';

const ICONS: Readonly<Record<LinkIcon, LucideIcon>> = {
  link: Link2,
  music: Music,
  video: Play,
  shop: ShoppingBag,
  tickets: Ticket,
  news: Newspaper,
  mail: Mail,
  support: Heart,
};

/** The icon of a link, in the editor's own icons. */
export function LinkPictogram({ icon }: { readonly icon: LinkIcon }) {
  const Icon = ICONS[icon];
  return <Icon aria-hidden />;
}
