import { campaignSchema, type CampaignText } from '@countin/domain/campaigns';
import { paths } from '@countin/domain/documents';
import { ALL_FANS } from '@countin/domain/fan';
import type { Language } from '@countin/domain/locale';
import type { ArtistProfile } from '@countin/domain/profile';
import * as v from 'valibot';
import type { ExampleDocument } from './example-document.ts';
import { daysBefore } from './moments.ts';

const SLUG = 'mira-okafor';
const RELEASE = 'low-sun-long-water';

/** Subject, text and label of the button. */
const WORDS: Readonly<Record<Language, readonly [subject: string, text: string, action: string]>> = {
  en: [
    'A letter from the water’s edge',
    'Five songs are finished, and next week they’re yours. I recorded them in a boathouse in winter, with the windows open.\n\nWe’re on tour in spring. Come and say hello.',
    'See the dates',
  ],
  de: [
    'Ein Brief vom Ufer',
    'Fünf Lieder sind fertig, und nächste Woche gehören sie dir. Aufgenommen habe ich sie im Winter in einem Bootshaus, bei offenen Fenstern.\n\nIm Frühling sind wir auf Tour. Komm vorbei und sag Hallo.',
    'Zu den Terminen',
  ],
  fr: [
    'Une lettre du bord de l’eau',
    'Cinq chansons sont prêtes, et la semaine prochaine elles sont à vous. Je les ai enregistrées en hiver dans un hangar à bateaux, fenêtres ouvertes.\n\nNous serons en tournée au printemps. Venez nous dire bonjour.',
    'Voir les dates',
  ],
  es: [
    'Una carta desde la orilla',
    'Hay cinco canciones terminadas, y la semana que viene son tuyas. Las grabé en invierno en un cobertizo para barcas, con las ventanas abiertas.\n\nEn primavera salimos de gira. Ven a saludar.',
    'Ver las fechas',
  ],
  'pt-BR': [
    'Uma carta da beira d’água',
    'Cinco músicas estão prontas, e na semana que vem elas são suas. Gravei tudo no inverno, numa casa de barcos, com as janelas abertas.\n\nNa primavera saímos em turnê. Venha dizer oi.',
    'Ver as datas',
  ],
  ar: [
    'رسالة من ضفة الماء',
    'اكتملت خمس أغنيات، وفي الأسبوع القادم تصبح لك. سجلتها شتاءً في بيت للقوارب والنوافذ مفتوحة.\n\nجولتنا في الربيع. تعال وألقِ التحية.',
    'المواعيد',
  ],
  hi: [
    'पानी के किनारे से एक ख़त',
    'पाँच गाने तैयार हैं, और अगले हफ़्ते वे आपके होंगे। मैंने इन्हें सर्दियों में एक नावघर में, खुली खिड़कियों के साथ रिकॉर्ड किया।\n\nवसंत में हम टूर पर हैं। मिलने आइए।',
    'तारीख़ें देखें',
  ],
  ja: [
    '水辺からの手紙',
    '5曲が完成し、来週みなさんに届きます。冬のボート小屋で、窓を開けたまま録音しました。\n\n春にはツアーに出ます。ぜひ会いに来てください。',
    '日程を見る',
  ],
  ko: [
    '물가에서 보내는 편지',
    '다섯 곡이 완성됐고, 다음 주면 여러분의 것이 돼요. 겨울에 보트 창고에서 창문을 열어 둔 채 녹음했어요.\n\n봄에는 투어를 떠나요. 인사하러 와 주세요.',
    '일정 보기',
  ],
  'zh-CN': [
    '来自水边的信',
    '五首歌已经完成，下周就属于你了。我是冬天在一间船屋里录的，窗户一直开着。\n\n春天我们会巡演，欢迎来打个招呼。',
    '查看日期',
  ],
};

/** A draft of a campaign, of the artist whose release comes out next week. Other artists have none. */
export function campaignDocuments(artist: ArtistProfile, today: number): ExampleDocument[] {
  if (artist.customSlug !== SLUG) return [];
  const campaignId = 'letter';
  const campaign = v.parse(campaignSchema, {
    id: campaignId,
    ownerId: artist.id,
    ownerKind: 'artist',
    title: 'Letter before the release',
    channel: 'email',
    language: artist.language,
    blocks: [
      { id: 'words', kind: 'text' },
      { id: 'release', kind: 'release', productId: RELEASE },
      { id: 'dates', kind: 'button', url: `https://${SLUG}.example/tour` },
    ],
    texts: Object.fromEntries(
      Object.entries(WORDS).map(([language, [subject, words, dates]]): [string, CampaignText] => [
        language,
        { subject, message: '', parts: { words, dates } },
      ]),
    ),
    productId: RELEASE,
    audience: ALL_FANS,
    timing: { mode: 'now' },
    state: 'draft',
    createdBy: artist.createdBy,
    createdAt: daysBefore(today, 2),
    updatedAt: daysBefore(today, 1),
    startedAt: null,
    startedBy: null,
    size: null,
    beginsAt: null,
    endedAt: null,
    hold: null,
  });
  return [{ path: paths.campaign('artist', artist.id, campaignId), data: campaign }];
}
