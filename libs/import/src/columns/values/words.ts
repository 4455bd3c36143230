import { nameKey } from '@countin/domain/fields';
import type { ReleaseKind } from '@countin/domain/release';

const YES =
  'yes y true 1 x explicit ja wahr explizit oui vrai explicite sí si verdadero explícito sim verdadeiro 是 有 真 露骨 はい 有り あり 예 네 참 نعم صحيح صريح हाँ हां जी'.split(
    ' ',
  );
const NO =
  'no n false 0 clean none nein falsch non faux não nao falso 否 无 假 いいえ 無し なし 아니요 아니오 거짓 لا خطأ नहीं'.split(
    ' ',
  );
const MORE_NO = ['not explicit', 'non-explicit', 'non explicit', 'nicht explizit', 'no explícito', 'não explícito'];

const KINDS: Readonly<Record<ReleaseKind, readonly string[]>> = {
  single: [
    'single',
    'maxi single',
    'maxi-single',
    'digital single',
    'sencillo',
    '单曲',
    'シングル',
    '싱글',
    'أغنية منفردة',
    'منفردة',
    'سينغل',
    'सिंगल',
  ],
  ep: [
    'ep',
    'e.p.',
    'mini album',
    'mini-album',
    'minialbum',
    '迷你专辑',
    'ミニアルバム',
    '미니앨범',
    '미니 앨범',
    'ألبوم قصير',
    'मिनी एल्बम',
    'ईपी',
  ],
  album: [
    'album',
    'lp',
    'full length',
    'full-length',
    'longplay',
    'álbum',
    '专辑',
    'アルバム',
    'フルアルバム',
    '앨범',
    '정규앨범',
    '정규 앨범',
    '정규',
    'ألبوم',
    'एल्बम',
  ],
};

const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ...YES.map((word) => [nameKey(word), true] as const),
  ...[...NO, ...MORE_NO].map((word) => [nameKey(word), false] as const),
]);
const KIND_OF: ReadonlyMap<string, ReleaseKind> = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => words.map((word) => [nameKey(word), kind as ReleaseKind] as const)),
);

/** Yes or no in any of the ten languages; null for other words. */
export function readYesOrNo(text: string): boolean | null {
  return YES_OR_NO.get(nameKey(text)) ?? null;
}

/** Single, EP or album in any of the ten languages; null for other words. */
export function readKind(text: string): ReleaseKind | null {
  return KIND_OF.get(nameKey(text)) ?? null;
}
