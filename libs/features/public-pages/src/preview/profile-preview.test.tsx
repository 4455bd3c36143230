import { aLabelProfile, aMedley, anArtistPage, aReleasePage } from '@countin/domain/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { artistPage } from '../artist/artist-page.tsx';
import { labelHome } from '../label/label-home.tsx';
import { openPage } from '../page/page-context.ts';
import type { PageView } from '../page/page-view.ts';
import { ReleaseView } from '../release/release-view.tsx';
import { PAGE_NAMESPACES } from './page-namespaces.ts';
import { ArtistPreview, artistSheets, LabelPreview, labelSheets } from './profile-preview.tsx';
import { aRequest, HOSTS, someServices } from '../testing/page-services.ts';

/** Content of a document's `<main>`, and its sheets. */
function partsOf(html: string) {
  return /<main.*<\/main>/s.exec(html)?.[0];
}

test.each([
  ['', null],
  [' with a medley', aMedley()],
])('the preview of an artist%s is the page that the server draws, with the chosen accent', async (_, medley) => {
  const { services } = someServices(medley ? { medley } : {});
  const request = aRequest('/mira-okafor', { host: HOSTS.fourtrack });
  const artist = anArtistPage({ name: 'Mira Night', socials: { instagram: 'https://instagram.com/mira' } });
  const page = String((await artistPage(request, services, artist)).body);
  const preview = renderToStaticMarkup(
    <ArtistPreview
      view={openPage(request, services, 'fourtrack', 'artist')}
      artist={artist}
      medley={medley}
      releases={[aReleasePage()]}
    />,
  );
  expect(partsOf(preview)).toBe(partsOf(page));
  expect(preview).toContain('https://instagram.com/mira');
  expect(page).toContain(artistSheets({ colours: [artist.accent ?? ''] }).at(-1));
});

test('the preview of a label is the page that the server draws', async () => {
  const label = aLabelProfile({
    name: 'Night Line',
    accent: '#d9480f',
    ground: '#1b5fe4',
    typeface: 'serif',
    pinned: ['product-tide'],
    contactEmail: 'hello@night.example',
    logo: { logoId: 'one', format: 'svg', width: 320, height: 120 },
  });
  const releases = [aReleasePage({ labelId: label.id })];
  const { services } = someServices({ label, releases });
  const request = aRequest('/');
  const page = String((await labelHome(request, services, label)).body);
  const preview = renderToStaticMarkup(
    <LabelPreview
      view={openPage(request, services, 'countin', 'label')}
      label={label}
      releases={releases}
      pinned={releases}
      artists={[anArtistPage()]}
    />,
  );
  expect(partsOf(preview)).toBe(partsOf(page));
  expect(page).toContain(
    labelSheets(label.accent === null ? { colours: undefined } : { ...label, colours: [label.accent] }).at(-1),
  );
});

/** The view of a page that notes which namespaces its texts are of. */
function noting(view: PageView) {
  const namespaces = new Set<string>();
  const t = ((key: string, ...rest: []) => {
    if (key.includes(':')) namespaces.add(key.split(':')[0] ?? '');
    return view.t(key as never, ...rest);
  }) as unknown as PageView['t'];
  return { view: { ...view, t }, namespaces };
}

test('a preview loads the texts of all that a page shows', () => {
  const { services } = someServices({});
  const release = aReleasePage();
  const label = aLabelProfile({ contactEmail: 'hello@night.example' });
  const { view, namespaces } = noting(openPage(aRequest('/'), services, 'countin', 'label'));
  for (const page of [
    <ReleaseView view={view} release={release} phase="before" answer={null} />,
    <ReleaseView view={view} release={release} phase="after" answer={null} />,
    <ArtistPreview view={view} artist={anArtistPage()} medley={aMedley()} releases={[release]} />,
    <ArtistPreview view={view} artist={anArtistPage()} medley={null} releases={[release]} />,
    <LabelPreview view={view} label={label} releases={[release]} pinned={[release]} artists={[anArtistPage()]} />,
  ])
    renderToStaticMarkup(page);
  expect([...namespaces].filter((name) => !PAGE_NAMESPACES.some((known) => known === name))).toEqual([]);
  expect(namespaces).toContain('collection');
});
