import type { KnownServiceId } from '../store-links/service-ids.ts';
import type { ContentKind } from '../store-links/reference-patterns.ts';

interface ReferenceSample {
  readonly pasted: string;
  readonly service: KnownServiceId;
  readonly kind: ContentKind;
  readonly id: string;
  readonly country?: string;
}

const sample = (
  service: KnownServiceId,
  kind: ContentKind,
  id: string,
  pasted: string,
  country?: string,
): ReferenceSample => ({
  pasted,
  service,
  kind,
  id,
  country,
});

/** Links of every service, with the id and country that they name. */
export const REFERENCE_SAMPLES: readonly ReferenceSample[] = [
  sample('spotify', 'album', '4aawyAB9vmqN3uQ7FjRGTy', 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy?si=x'),
  sample('spotify', 'track', '11dFghVXANMlKmJXsNCbNl', 'https://open.spotify.com/intl-de/track/11dFghVXANMlKmJXsNCbNl'),
  sample('spotify', 'artist', '0TnOYISbd1XYRBk9myaseg', 'https://open.spotify.com/artist/0TnOYISbd1XYRBk9myaseg'),
  sample('apple-music', 'album', '1440857781', 'https://music.apple.com/ng/album/tide-lines/1440857781', 'NG'),
  sample('apple-music', 'track', '1440857782', 'https://music.apple.com/ng/album/tide/1440857781?i=1440857782', 'NG'),
  sample('apple-music', 'track', '1440857782', 'https://geo.music.apple.com/us/song/tide-lines/1440857782', 'US'),
  sample(
    'apple-music',
    'album',
    '1440857781',
    'https://itunes.apple.com/gb/album/tide-lines/id1440857781?app=itunes',
    'GB',
  ),
  sample('apple-music', 'album', '1440857781', 'https://music.apple.com/album/1440857781'),
  sample('apple-music', 'artist', '159260351', 'https://music.apple.com/us/artist/mira/159260351', 'US'),
  sample('youtube-music', 'track', 'dQw4w9WgXcQ', 'https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=RDAMVM'),
  sample('youtube-music', 'album', 'OLAK5uy_kx', 'https://music.youtube.com/playlist?list=OLAK5uy_kx'),
  sample('youtube-music', 'album', 'MPREb_abc', 'https://music.youtube.com/browse/MPREb_abc'),
  sample('youtube', 'track', 'dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ?t=4'),
  sample('youtube', 'track', 'dQw4w9WgXcQ', 'https://m.youtube.com/watch?v=dQw4w9WgXcQ'),
  sample('youtube', 'artist', '@mira', 'https://www.youtube.com/@mira'),
  sample('deezer', 'album', '302127', 'https://www.deezer.com/fr/album/302127'),
  sample('deezer', 'track', '3135556', 'https://deezer.com/track/3135556?host=0'),
  sample('tidal', 'album', '77646169', 'https://tidal.com/browse/album/77646169?u'),
  sample('tidal', 'track', '77646170', 'https://listen.tidal.com/album/77646169/track/77646170'),
  sample('tidal', 'artist', '8992', 'https://tidal.com/artist/8992/u'),
  sample('amazon-music', 'album', 'B0064UPU4G', 'https://music.amazon.co.uk/albums/B0064UPU4G', 'GB'),
  sample('amazon-music', 'album', 'B0064UPU4G', 'https://music.amazon.com/albums/B0064UPU4G'),
  sample(
    'amazon-music',
    'track',
    'B0064UPXYZ',
    'https://music.amazon.com.br/albums/B0064UPU4G?trackAsin=B0064UPXYZ',
    'BR',
  ),
  sample('amazon-music', 'album', 'B0064UPU4G', 'https://music.amazon.co.jp/albums/B0064UPU4G', 'JP'),
  sample('soundcloud', 'track', 'mira/tide-lines', 'https://soundcloud.com/mira/tide-lines?in=x'),
  sample('soundcloud', 'album', 'mira/sets/tide', 'https://www.soundcloud.com/mira/sets/tide'),
  sample('bandcamp', 'album', 'mira.bandcamp.com/album/tide-lines', 'https://mira.bandcamp.com/album/tide-lines'),
  sample('bandcamp', 'artist', 'mira.bandcamp.com', 'https://mira.bandcamp.com/'),
  sample('qobuz', 'album', '0060254735180', 'https://www.qobuz.com/gb-en/album/tide-lines-mira/0060254735180', 'GB'),
  sample('qobuz', 'album', 'kxyz1', 'https://open.qobuz.com/album/kxyz1'),
  sample('pandora', 'album', 'ALhq', 'https://www.pandora.com/artist/mira/tide-lines/ALhq'),
  sample('pandora', 'track', 'TRhq', 'https://www.pandora.com/artist/mira/tide-lines/ebb/TRhq'),
  sample('audiomack', 'track', 'mira/song/tide-lines', 'https://audiomack.com/mira/song/tide-lines'),
  sample('audiomack', 'album', 'mira/album/tide', 'https://audiomack.com/mira/album/tide'),
  sample('beatport', 'album', '123', 'https://www.beatport.com/de/release/tide-lines/123'),
  sample('beatport', 'track', '456', 'https://www.beatport.com/track/ebb/456'),
  sample('traxsource', 'album', '1234567', 'https://www.traxsource.com/title/1234567/tide-lines'),
  sample('junodownload', 'album', '4567890-02', 'https://www.junodownload.com/products/mira-tide-lines/4567890-02/'),
  sample('anghami', 'album', '1022345', 'https://play.anghami.com/album/1022345'),
  sample('anghami', 'track', '99', 'https://www.anghami.com/song/99'),
  sample('boomplay', 'album', '3355', 'https://www.boomplay.com/albums/3355?srModel=COPYLINK'),
  sample('jiosaavn', 'album', 'zkfSe6aOmL8_', 'https://www.jiosaavn.com/album/tide-lines/zkfSe6aOmL8_'),
  sample('gaana', 'album', 'tide-lines', 'https://gaana.com/album/tide-lines'),
  sample('yandex-music', 'album', '4766', 'https://music.yandex.ru/album/4766'),
  sample('yandex-music', 'track', '57703', 'https://music.yandex.com/album/4766/track/57703'),
  sample('line-music', 'album', 'mb00000000016197f2', 'https://music.line.me/webapp/album/mb00000000016197f2'),
  sample('awa', 'album', 'a1b2c3', 'https://s.awa.fm/album/a1b2c3'),
  sample('kkbox', 'album', 'GtKx-1', 'https://www.kkbox.com/tw/tc/album/GtKx-1', 'TW'),
  sample('melon', 'album', '10519338', 'https://www.melon.com/album/detail.htm?albumId=10519338'),
  sample('melon', 'track', '32508053', 'https://www.melon.com/song/detail.htm?songId=32508053'),
  sample('netease-music', 'album', '34720827', 'https://music.163.com/#/album?id=34720827'),
  sample('netease-music', 'track', '1', 'https://y.music.163.com/m/song?id=1'),
  sample('qq-music', 'album', '002fRO0N4FftzY', 'https://y.qq.com/n/ryqq/albumDetail/002fRO0N4FftzY'),
  sample('joox', 'album', 'aBc+_d==', 'https://www.joox.com/hk/album/aBc+_d==', 'HK'),
];
