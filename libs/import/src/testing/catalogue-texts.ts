import type { TextEncoding } from '../tables/encoding.ts';

/** A catalogue as a label of the language would write it, and encodings in which it was saved before Unicode. */
export interface CatalogueText {
  readonly language: string;
  readonly legacy: readonly TextEncoding[];
  readonly lines: readonly string[];
}

/** Headings and releases in the ten languages of the product, and some whose names have other letters. */
export const CATALOGUES: readonly CatalogueText[] = [
  {
    language: 'en',
    legacy: ['windows-1252'],
    lines: [
      'Title,Artist,Release date,Description',
      'Café Nights,Beyoncé & Sinéad,2026-11-27,“A record about leaving” – it’s the band’s third',
      'Naïve Melody,Motörhead Tribute,2026-12-04,Recorded in one day at the old mill – no overdubs',
      'Déjà Vu,Björk’s Friends,2027-01-15,The single that fans asked for since last year’s tour',
    ],
  },
  {
    language: 'de',
    legacy: ['windows-1252'],
    lines: [
      'Titel;Künstler;Veröffentlichung;Beschreibung',
      'Über den Dächern;Die Ärzte für alle;27.11.2026;Ein Album über Abschiede und die große Müdigkeit',
      'Größer als wir;Jürgen Müller;04.12.2026;Aufgenommen in einer Nacht, mit Streichern aus Köln',
      'Schöne Grüße;Käthe Strauß;15.01.2027;Das Stück, das Hörer seit der letzten Tour erwünschen',
    ],
  },
  {
    language: 'fr',
    legacy: ['windows-1252'],
    lines: [
      'Titre;Artiste;Date de sortie;Présentation',
      'L’été à Besançon;Zoé Lefèvre;27/11/2026;Un disque né d’une rupture, enregistré à la campagne',
      'Être là;Les Garçons perdus;04/12/2026;Le deuxième album, où les cordes répondent à la voix',
      'Là-bas;Maïwenn Gaël;15/01/2027;Une chanson écrite pendant la tournée, déjà jouée en concert',
    ],
  },
  {
    language: 'es',
    legacy: ['windows-1252'],
    lines: [
      'Título;Artista;Fecha de lanzamiento;Descripción',
      'Corazón de niño;Rosalía Muñoz;27/11/2026;Un disco sobre la ausencia, grabado en el sur de España',
      '¿Dónde estás?;José Peña;04/12/2026;La canción que el público pedía desde la última gira',
      'Mañana;Los Años Dorados;15/01/2027;El segundo álbum, con guitarras y voces de Andalucía',
    ],
  },
  {
    language: 'pt-BR',
    legacy: ['windows-1252'],
    lines: [
      'Título;Artista;Data de lançamento;Descrição',
      'Coração Vagabundo;João Conceição;27/11/2026;Um disco sobre a saudade, gravado no sertão da Bahia',
      'Não Há Mais;Irmãs Guimarães;04/12/2026;A canção que os fãs pediam desde a última turnê',
      'Amanhã;Antônio Leão;15/01/2027;O segundo álbum, com violões e vozes de São Paulo',
    ],
  },
  {
    language: 'ar',
    legacy: ['windows-1256'],
    lines: [
      'العنوان,الفنان,تاريخ الإصدار,الوصف',
      'ليالي بيروت,فيروز حداد,2026-11-27,ألبوم عن الغربة والعودة تم تسجيله في المدينة القديمة',
      'على البال,كاظم العلي,2026-12-04,الأغنية التي طلبها الجمهور منذ الجولة الأخيرة',
      'صباح الخير,سعاد ماسي,2027-01-15,العمل الثاني مع العود والكمان وأصوات من الجنوب',
    ],
  },
  {
    language: 'hi',
    legacy: [],
    lines: [
      'शीर्षक,कलाकार,रिलीज़ की तारीख,विवरण',
      'रात की धुन,मीरा शर्मा,2026-11-27,विदाई और वापसी के बारे में एक एल्बम',
      'सुबह,अमित वर्मा,2026-12-04,वह गीत जिसे श्रोता पिछले दौरे से माँग रहे थे',
      'घर,सुनीता देवी,2027-01-15,सितार और तबले के साथ दूसरा एल्बम',
    ],
  },
  {
    language: 'ja',
    legacy: ['shift_jis'],
    lines: [
      'タイトル,アーティスト,発売日,説明',
      '夜の散歩,山田花子,2026-11-27,別れと帰り道についてのアルバム。古い工場で録音しました',
      '春が来た,東京楽団,2026-12-04,前回のツアーからファンが待っていたシングルです',
      'さよなら,佐藤健,2027-01-15,ギターと声だけの二枚目のアルバム',
    ],
  },
  {
    language: 'ko',
    legacy: ['euc-kr'],
    lines: [
      '제목,아티스트,발매일,설명',
      '밤의 산책,김민수,2026-11-27,이별과 귀향에 관한 앨범, 오래된 공장에서 녹음했습니다',
      '봄이 왔다,서울 악단,2026-12-04,지난 공연부터 팬들이 기다려 온 노래입니다',
      '안녕,이지은,2027-01-15,기타와 목소리만으로 만든 두 번째 앨범',
    ],
  },
  {
    language: 'zh-CN',
    legacy: ['gb18030'],
    lines: [
      '标题,艺人,发行日期,介绍',
      '夜晚的散步,王小明,2026-11-27,一张关于离别和回家的专辑,在老工厂里录制',
      '春天来了,北京乐队,2026-12-04,歌迷从上次巡演开始就一直期待的单曲',
      '再见,李娜,2027-01-15,只有吉他和声音的第二张专辑',
    ],
  },
  {
    language: 'pl',
    legacy: ['windows-1250'],
    lines: [
      'Tytuł;Wykonawca;Data wydania;Opis',
      'Złote łąki;Paweł Wójcik;27.11.2026;Płyta o rozstaniach, nagrana w starej fabryce w Łodzi',
      'Cień;Siostry Żak;04.12.2026;Piosenka, na którą słuchacze czekają od ostatniej trasy',
      'Jeszcze dzień;Małgorzata Śliwa;15.01.2027;Drugi album, z gitarą i głosami z południa',
    ],
  },
  {
    language: 'tr',
    legacy: ['windows-1254'],
    lines: [
      'Başlık;Sanatçı;Yayın tarihi;Açıklama',
      'Gecenin Işığı;Ayşe Yıldız;27.11.2026;Ayrılıklar üzerine bir albüm, eski bir fabrikada kaydedildi',
      'Şimdi;Kuzey Işıkları;04.12.2026;Dinleyicilerin son turneden beri beklediği şarkı',
      'Güneş;Çağla Öztürk;15.01.2027;Gitar ve seslerle ikinci albüm, güneyden ağıtlarla',
    ],
  },
  {
    language: 'ru',
    legacy: ['windows-1251'],
    lines: [
      'Название;Исполнитель;Дата выхода;Описание',
      'Ночная прогулка;Анна Ковалёва;27.11.2026;Альбом о расставаниях, записан на старом заводе',
      'Весна;Северный ветер;04.12.2026;Песня, которую слушатели ждали с последнего тура',
      'Ещё день;Пётр Щукин;15.01.2027;Второй альбом, с гитарой и голосами юга',
    ],
  },
  {
    language: 'zh-TW',
    legacy: ['big5'],
    lines: [
      '標題,藝人,發行日期,介紹',
      '夜晚的散步,王小明,2026-11-27,一張關於離別和回家的專輯,在老工廠裡錄製',
      '春天來了,台北樂團,2026-12-04,歌迷從上次巡演開始就一直期待的單曲',
      '再見,李娜,2027-01-15,只有吉他和聲音的第二張專輯',
    ],
  },
];
