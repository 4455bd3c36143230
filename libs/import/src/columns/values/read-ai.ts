import { nameKey } from '@countin/domain/fields';
import type { AiContribution, AiDisclosure, AiExtent } from '@countin/domain/release';
import { AI_CONTRIBUTIONS } from '@countin/domain/release-metadata';

const EXTENTS: Readonly<Record<AiExtent, readonly string[]>> = {
  all: [
    ...['all', 'entirely', 'fully', 'completely', 'ganz', 'vollständig', 'entièrement', 'totalement', 'totalmente'],
    ...[
      'completamente',
      'inteiramente',
      '全部',
      '完全',
      'すべて',
      '全て',
      '전부',
      '모두',
      '전체',
      'بالكامل',
      'पूरा',
      'पूरी तरह',
    ],
  ],
  partly: [
    ...['partly', 'partially', 'in part', 'teilweise', 'zum teil', 'en partie', 'partiellement', 'parcialmente'],
    ...[
      'en parte',
      'em parte',
      '部分',
      '一部',
      '部分的',
      '일부',
      '부분',
      '부분적',
      'جزئيا',
      'جزئيًا',
      'आंशिक',
      'आंशिक रूप से',
    ],
  ],
  none: [
    ...['none', 'no', 'nothing', 'nein', 'keine', 'nichts', 'non', 'aucune', 'aucun', 'ninguna', 'ninguno', 'nenhuma'],
    ...[
      'nenhum',
      'não',
      'nao',
      '否',
      '无',
      '没有',
      'なし',
      '無し',
      'いいえ',
      '없음',
      '아니요',
      'لا',
      'لا شيء',
      'नहीं',
      'कोई नहीं',
    ],
  ],
};

const CONTRIBUTIONS: Readonly<Record<AiContribution, readonly string[]>> = {
  vocals: [
    ...['vocals', 'vocal', 'voice', 'voices', 'gesang', 'stimme', 'voix', 'chant', 'voz', 'voces', 'vozes', 'vocais'],
    ...['人声', '歌声', '演唱', 'ボーカル', 'ヴォーカル', '歌唱', '보컬', 'الغناء', 'غناء', 'गायन', 'आवाज़'],
  ],
  instruments: [
    ...['instruments', 'instrument', 'instrumentation', 'instrumente', 'instrumentos', '乐器', '器乐', '楽器', '악기'],
    ...['الآلات', 'آلات', 'वाद्य', 'वाद्ययंत्र'],
  ],
  composition: [
    ...[
      'composition',
      'komposition',
      'composición',
      'composição',
      '作曲',
      '작곡',
      'التلحين',
      'تلحين',
      'संगीत रचना',
      'रचना',
    ],
  ],
  'post-production': [
    ...['post-production', 'postproduction', 'post production', 'postproduktion', 'nachbearbeitung', 'postproducción'],
    ...['posproducción', 'pós-produção', '后期制作', '后期', 'ポストプロダクション', '後処理', '후반 작업', '후작업'],
    ...['ما بعد الإنتاج', 'मिक्सिंग और मास्टरिंग', 'पोस्ट-प्रोडक्शन'],
  ],
  lyrics: [
    ...[
      'lyrics',
      'lyric',
      'texte',
      'text',
      'liedtext',
      'songtext',
      'paroles',
      'letra',
      'letras',
      '歌词',
      '作词',
      '歌詞',
    ],
    ...['作詞', '가사', '작사', 'الكلمات', 'كلمات', 'बोल', 'गीत के बोल'],
  ],
};

const EXTENT_OF = byWord(EXTENTS);
const CONTRIBUTION_OF = byWord(CONTRIBUTIONS);
/** An extent, with parts after a colon or in brackets; or parts alone. */
const SHAPE = /^([^:(]*)(?:[:(]([^:()]*)\)?)?$/u;
const PARTS_APART = /[,،、;|]/u;

/** A disclosure such as `none` or `partly: vocals, lyrics`, in words of the ten languages. Null for any other text. */
export function readAi(text: string): AiDisclosure | null {
  const [, first = '', parts] = SHAPE.exec(nameKey(text)) ?? [];
  const extent = EXTENT_OF.get(first.trim()) ?? null;
  const listed = parts ?? (extent === null ? first : null);
  const contributions = listed === null ? [] : contributionsOf(listed);
  if (contributions === null || (parts !== undefined && extent === null)) return null;
  return extent === 'none' && contributions.length > 0 ? null : { extent, contributions };
}

/** The parts in their own order; null if one is unknown. */
function contributionsOf(list: string): AiContribution[] | null {
  const found = list.split(PARTS_APART).map((word) => CONTRIBUTION_OF.get(word.trim()));
  return found.includes(undefined) ? null : AI_CONTRIBUTIONS.filter((part) => found.includes(part));
}

function byWord<K extends string>(words: Readonly<Record<K, readonly string[]>>): ReadonlyMap<string, K> {
  return new Map((Object.keys(words) as K[]).flatMap((key) => words[key].map((word) => [nameKey(word), key] as const)));
}
