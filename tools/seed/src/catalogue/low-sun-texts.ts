import type { ReleaseEntry } from './entries.ts';

/** Texts of the example's next release. The English long description is its `description`. */
export const LOW_SUN_TEXTS: ReleaseEntry['texts'] = {
  en: {
    short: 'Five songs from a night ferry, recorded in one room with the windows open.',
    pitch:
      'Slow folk songs about crossing water: one voice, a nylon guitar, brushed drums and a cello that answers. For fans of quiet records that are played loud at night. The focus track is “Funchal, Half Past Five”; its video is a single shot of an arrival.',
    press:
      'Mira Okafor wrote “Low Sun, Long Water” on the night ferry between Lisbon and Funchal, a crossing of some thirty hours. The five songs were recorded in one room, with the windows open and the street left in.\n\n“I wanted the sea to be in it, so I stopped closing the window,” she says.\n\nPress contact: press@mira-okafor.example',
    instagram:
      'Five songs from a night ferry. “Low Sun, Long Water” is my new EP with @elin.lindqvist.example on the cello.\n\nLink in bio: get notified on release day.\n\n#MiraOkafor #LowSunLongWater',
    x: '“Low Sun, Long Water”: five songs from a night ferry, recorded in one room with the windows open.\n\n#MiraOkafor #LowSunLongWater',
  },
  ar: {
    short: 'خمس أغنيات من عبّارة ليلية، سُجّلت في غرفة واحدة ونوافذها مفتوحة.',
    long: 'خمس أغنيات كُتبت على عبّارة ليلية بين لشبونة وفونشال، وسُجّلت في غرفة واحدة ونوافذها مفتوحة. على الطبول توماس فيدال، وعلى التشيلو إيلين ليندكفيست.',
    instagram:
      'خمس أغنيات من عبّارة ليلية. إصدار EP جديد من Mira Okafor: «Low Sun, Long Water».\n\nالرابط في النبذة: للحصول على إشعار يوم الإصدار.',
  },
  ja: {
    short: '夜のフェリーから生まれた5曲。窓を開けた一つの部屋で録音。',
    long: 'リスボンとフンシャルを結ぶ夜のフェリーで書かれた5曲を、窓を開けた一つの部屋で録音しました。ドラムはトマス・ヴィダル、チェロはエリン・リンドクヴィストです。',
    x: 'Mira Okaforの新作EP「Low Sun, Long Water」。夜のフェリーから生まれた5曲です。\n\n#MiraOkafor',
  },
};
