import { expect, it } from 'vitest';
import { countListening } from './count-listening.ts';

const tracks = ['one', 'two'].map((name) => ({
  src: `/clips/mira/${name}`,
  title: name,
  album: null,
  cover: null,
  seconds: 30,
  playTrack: '',
  skipped: '',
}));

function listening() {
  const sent: string[] = [];
  const page = new EventTarget();
  const listen = countListening(
    { tracks },
    (event) => sent.push(`${event.e} ${'t' in event ? event.t : ''} ${'n' in event ? event.n : ''}`.trim()),
    page as unknown as Window,
  );
  const reach = (track: number, at: number, begun = true) =>
    listen({ track, playing: begun, begun, at, length: 30, failed: new Set() });
  return { sent, reach, page };
}

it('counts each clip once it plays, and where it was left', () => {
  const { sent, reach } = listening();
  reach(0, 0);
  reach(0, 10);
  reach(0, 29.6);
  reach(1, 0);
  reach(1, 16);
  // Back to the begin: what was heard was heard.
  reach(1, 1);
  reach(0, 0, false);
  reach(0, 0, false);
  expect(sent).toEqual(['play one', 'leave one 10', 'play two', 'leave two 5']);
});

it('counts a clip as left where the page is closed, once', () => {
  const { sent, reach, page } = listening();
  page.dispatchEvent(new Event('pagehide'));
  reach(0, 4);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual(['play one', 'leave one 1']);
});
