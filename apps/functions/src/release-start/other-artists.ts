import { compareArtists, isCollective, namesIn } from '@countin/domain/release-match';

/** Whether a release could be of an artist, by the names of a service. Names in another script say nothing against it. */
export function mayBeOf(names: readonly string[], own: string): boolean {
  return names.length === 0 || names.some((name) => compareArtists([own], [name]) !== 'different');
}

/**
 * Artists beside the profile's own. `Mira Vale & Elin` is Elin. `Various Artists` is nobody. The only name in another script is
 * taken for the own one.
 */
export function otherArtists(names: readonly string[], own: string): string[] {
  const single = names.flatMap((name) => {
    if (isCollective(name)) return [];
    const verdict = compareArtists([own], [name]);
    if (verdict === 'same' || (verdict === 'unknown' && names.length === 1)) return [];
    const parts = namesIn(name);
    const isOwn = (part: string) => compareArtists([own], [part]) === 'same';
    return parts.some(isOwn) ? parts.filter((part) => !isOwn(part)) : [name];
  });
  return [...new Set(single.map((name) => name.trim()))].filter((name) => name !== '');
}
