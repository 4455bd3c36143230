import { KUMO, type ArtistEntry } from './entries.ts';

export const ASIA: readonly ArtistEntry[] = [
  {
    slug: 'yuki-tanabe', name: '田辺ゆき', owner: 'label', language: 'ja', location: '京都', accent: '#3b4cff', genres: ['ambient', 'field recordings'],
    bio: '朝のカフェの音、遠くの電車、ピアノ。京都で暮らし、録音している。',
    releases: [
      { slug: 'asagiri', title: '朝霧', kind: 'album', day: -240, photograph: 'pines-in-fog', label: KUMO, tracks: ['始発', '朝霧', '鴨川', '喫茶店にて', '雨やどり', '終電'] },
      { slug: 'kamogawa', title: '鴨川', kind: 'single', day: -280, label: KUMO },
      { slug: 'furin', title: '風鈴', kind: 'single', day: 2, photograph: 'above-the-weather', zone: 'Asia/Tokyo', time: '00:00', label: KUMO, description: '夏の終わりに録った、窓辺の音。' },
      { slug: 'yoru-no-denwa', title: '夜の電話', kind: 'ep', day: 45, zone: 'Asia/Tokyo', time: '19:00', label: KUMO, tracks: ['着信', '夜の電話', '留守番', '折り返し'] },
      { slug: 'kissaten-sketches', title: '喫茶店スケッチ', kind: 'ep', day: -600, tracks: ['一杯目', '二杯目', '閉店'] },
    ],
  },
  {
    slug: 'kim-haneul', name: '김하늘', owner: 'label', language: 'ko', location: '부산', accent: '#c2410c', portrait: 'by-the-sea-window', genres: ['indie', 'r&b'],
    bio: '바다가 보이는 방에서 노래를 만든다.',
    releases: [
      { slug: 'haeundae-2am', title: '해운대 새벽 두 시', kind: 'single', day: -33, photograph: 'winter-archipelago', label: KUMO },
      { slug: 'small-umbrella', title: '작은 우산', kind: 'single', day: 9, photograph: 'city-in-the-rain', zone: 'Asia/Seoul', time: '18:00', label: KUMO },
      { slug: 'room-with-a-sea', title: '바다가 보이는 방', kind: 'album', day: -450, label: KUMO, tracks: ['창문', '파도 소리', '이불', '막차', '아침'] },
      { slug: 'last-bus', title: '막차', kind: 'single', day: -490, label: KUMO },
      { slug: 'letters-from-busan', title: '부산에서 온 편지', kind: 'ep', day: null, status: 'draft', tracks: ['첫 번째 편지'] },
    ],
  },
  {
    slug: 'lin-qiao', name: '林桥', owner: 'label', language: 'zh-CN', location: '成都', accent: '#0f766e', genres: ['folk', 'electronic'],
    bio: '在成都写歌。茶馆、雨、自行车。',
    releases: [
      { slug: 'teahouse', title: '茶馆', kind: 'ep', day: -75, photograph: 'afternoon-blind', label: KUMO, tracks: ['早茶', '下棋的人', '雨停之前', '打烊'] },
      { slug: 'before-the-rain-stops', title: '雨停之前', kind: 'single', day: -110, label: KUMO },
      { slug: 'bicycle-bell', title: '自行车铃', kind: 'single', day: 5, label: KUMO },
      { slug: 'river-viewing', title: '望江', kind: 'album', day: 100, zone: 'Asia/Shanghai', time: '20:00', label: KUMO, tracks: ['望江', '桥下', '竹', '归'] },
      { slug: 'first-cassette', title: '第一盘磁带', kind: 'ep', day: -820, status: 'archived', tracks: ['甲面', '乙面'] },
    ],
  },
  {
    slug: 'ananya-iyer', name: 'अनन्या अय्यर', owner: 'label', language: 'hi', location: 'मुंबई', accent: '#9333ea', genres: ['indie', 'hindustani'],
    bio: 'सितार, सिंथ और मुंबई की लोकल ट्रेन की ताल।',
    releases: [
      { slug: 'pehli-baarish', title: 'पहली बारिश', kind: 'single', day: -18, photograph: 'salt-road', label: KUMO },
      { slug: 'local-train-raga', title: 'लोकल ट्रेन राग', kind: 'ep', day: 16, zone: 'Asia/Kolkata', time: '12:00', label: KUMO, tracks: ['चर्चगेट', 'दादर', 'अंधेरी', 'विरार'] },
      { slug: 'chhat', title: 'छत', kind: 'album', day: -390, label: KUMO, tracks: ['शाम', 'पतंग', 'छत', 'तारे', 'सुबह'] },
      { slug: 'patang', title: 'पतंग', kind: 'single', day: -420, label: KUMO },
      { slug: 'studio-notes', title: 'स्टूडियो नोट्स', kind: 'single', day: 50, status: 'draft' },
    ],
  },
  {
    slug: 'leila-haddad', name: 'ليلى حداد', owner: 'label', language: 'ar', location: 'بيروت', accent: '#be123c', portrait: 'on-the-balcony', genres: ['indie', 'tarab'],
    bio: 'تكتب ليلى أغانيها على شرفة في بيروت، بين صوت المولّد وصوت البحر.',
    releases: [
      { slug: 'shurfa', title: 'شرفة', kind: 'album', day: -140, photograph: 'above-the-weather', label: KUMO, tracks: ['صباح', 'شرفة', 'قهوة باردة', 'المدينة نائمة', 'بحر', 'ليل'] },
      { slug: 'qahwa-barida', title: 'قهوة باردة', kind: 'single', day: -175, label: KUMO },
      { slug: 'sawt-al-bahr', title: 'صوت البحر', kind: 'single', day: 30, zone: 'Asia/Beirut', time: '21:00', label: KUMO, description: 'أغنية عن المسافة بين نافذتين.' },
      { slug: 'hikayat', title: 'حكايات', kind: 'ep', day: -760, tracks: ['حكاية أولى', 'حكاية ثانية', 'حكاية أخيرة'] },
      { slug: 'rasail', title: 'رسائل', kind: 'single', day: 12, label: KUMO },
    ],
  },
];
