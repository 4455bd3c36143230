/**
 * Parts of invented names and titles in ten scripts. Words are composed of syllables, so that there are as many as in a
 * real catalogue.
 */
export interface Script {
  readonly language: 'en' | 'zh-CN' | 'ar' | 'hi' | 'ja' | 'ko' | 'fr' | 'de' | 'es' | 'pt-BR';
  readonly place: string;
  /** Words that thousands of titles have. */
  readonly common: readonly string[];
  readonly syllables: readonly string[];
  /** Syllables of a rare word, and what is between words. */
  readonly length: readonly [least: number, most: number];
  readonly space: string;
}

const list = (text: string): string[] => text.split(' ');

/** Ten scripts. Latin ones differ by their accents, and the remaining by how words are written. */
export const SCRIPTS: readonly Script[] = [
  {
    language: 'en',
    place: 'Leeds, England',
    common: list('love night the blue heart light river song home & of in'),
    syllables: list(
      'ba cor del fen gar hol jem kin lor mar nor pel quin ros sal ter vin wen yar zel ton ley ford wick',
    ),
    length: [2, 4],
    space: ' ',
  },
  {
    language: 'pt-BR',
    place: 'São Paulo, Brasil',
    common: list('amor noite do coração luz canção mar rio saudade é'),
    syllables: list('ção ba ca lim são ré mu to pe ní lo ja vão cê ira ola nha lhe bra dí'),
    length: [2, 4],
    space: ' ',
  },
  {
    language: 'de',
    place: 'Köln, Deutschland',
    common: list('liebe nacht der über herz licht straße lied und für'),
    syllables: list('ber tür gro ße lün hal wei sen rück kla mö fen dor stau keh zie ner hof bäu lich'),
    length: [2, 4],
    space: ' ',
  },
  {
    language: 'fr',
    place: 'Lyon, France',
    common: list("amour nuit l'été cœur lumière rivière chanson et déjà"),
    syllables: list('é bel ron nou tè mar lou ville çon rai gné pon dé lis vau rê ger bre cha tou'),
    length: [2, 4],
    space: ' ',
  },
  {
    language: 'es',
    place: 'Sevilla, España',
    common: list('amor noche el corazón luz canción río mañana y'),
    syllables: list('ña ro gue lán cio mar tín bra do pez llo sol ria vén tu que jar dá mon zo'),
    length: [2, 4],
    space: ' ',
  },
  {
    language: 'ar',
    place: 'القاهرة، مصر',
    common: list('حب ليل القمر قلب نور أغنية البحر يا من'),
    syllables: list('با سم را كت نو دي حل فر وا مي شه جا زه لي خا قو تر صد عي هد'),
    length: [2, 3],
    space: ' ',
  },
  {
    language: 'hi',
    place: 'मुंबई, भारत',
    common: list('प्यार रात चाँद दिल रोशनी गीत की है सपना'),
    syllables: list('का मी रो ला नि शु पा दे वा री तू सो जा हे बं घर मा ने ची ल'),
    length: [2, 4],
    space: ' ',
  },
  {
    language: 'ja',
    place: '京都, 日本',
    common: list('夜の 愛 青い 心 光 歌 海 花 空'),
    syllables: list(
      '朝霧 風 鈴 雨 やどり 始発 鴨 川 ノ ート 月 影 さくら 電話 夏 雪 街 灯り 星 葉 琴 舟 羽 橋 森 湖 駅 庭 窓 声 鳥 糸 影絵 鏡 旅 砂 虹 霜 炎 滝',
    ),
    length: [2, 4],
    space: '',
  },
  {
    language: 'zh-CN',
    place: '上海, 中国',
    common: list('爱 夜 月亮 心 光 歌 海 的 你'),
    syllables: list(
      '春 江 花 雪 风 雨 山 水 云 星 城 市 梦 回 忆 红 蓝 青 路 灯 桥 船 鸟 河 湖 林 石 金 银 火 土 天 远 近 明 暗 旧 新 长 短',
    ),
    length: [2, 4],
    space: '',
  },
  {
    language: 'ko',
    place: '서울, 대한민국',
    common: list('사랑 밤 달 마음 빛 노래 바다 너의 그리고'),
    syllables: list('하 늘 소 리 바 람 별 나 무 구 름 강 산 꽃 비 눈 길 집 창 문 새 벽 물 결 숲 여 름 가 을 봄'),
    length: [2, 4],
    space: ' ',
  },
];
