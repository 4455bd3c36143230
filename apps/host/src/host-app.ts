import type { HttpBindings } from '@hono/node-server';
import type { PurgeRequest } from '@countin/domain/pages';
import { pathPrefix, PUBLIC_PATHS } from '@countin/domain/urls';
import { Hono } from 'hono';
import type { HostMatch } from '@countin/slug';
import { BuildMissing } from './builds/site-build.ts';
import { SITES } from './builds/site.ts';
import { answerClip } from './clips.ts';
import { Cards } from './cards/answer-card.ts';
import { answerCover } from './covers.ts';
import type { HostServices } from './host-services.ts';
import { ResponseCache } from './response-cache.ts';
import { answerImage } from './images.ts';
import { locateClient } from './http/client-country.ts';
import { partHeaders, securityHeaders } from './http/security-headers.ts';
import { plainAnswer } from './plain-answer.ts';
import { answerPurge } from './purge.ts';
import { rawTarget, respell } from './respell.ts';
import { answerTypeface } from './typefaces.ts';
import { QrCodes } from './qr/answer-qr.ts';
import { PublicPages } from './pages/public-pages.ts';
import { addressOf, hostOf, isPurgeable, otherSiteOrigin } from './read-request.ts';
import { answerFromSite } from './site-requests.ts';

/** Wildcard route for all paths under a pattern's prefix. */
const below = (pattern: string) => `${pathPrefix(pattern)}*`;

const METHODS = ['GET', 'HEAD', 'POST'];
/** Memory limit of the page cache, bytes: about two thousand pages. */
const PAGES_LIMIT = 32 * 1024 * 1024;
/** Media types of page resources: scripts, styles and fonts. */
const PART = /^(?:text\/(?:javascript|css)|font\/)/;
/** Cache lifetime, ms, where builds are watched: a rebuild may change any page. */
const WATCHED_FOR = 500;

type HostEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: { host: Exclude<HostMatch, { kind: 'invalid' }>; sharedUntil?: number };
};

/** Routes each host name to its site, and adds security headers to every answer. */
export function createHostApp(services: HostServices, hot = new ResponseCache(services.now)): Hono<HostEnvironment> {
  const { configuration, now, log } = services;
  const pages = new PublicPages({
    services: {
      read: services.read,
      call: services.call,
      sites: configuration.public.sites,
      hub: configuration.hub,
      log,
    },
    now,
    limit: PAGES_LIMIT,
  });
  const cards = new Cards(services);
  const qrCodes = new QrCodes(configuration.public.sites);
  const purge = (order: PurgeRequest) => {
    hot.purge();
    return pages.purge(order);
  };
  const app = new Hono<HostEnvironment>();
  const everywhere = Object.entries(securityHeaders(configuration.public));
  const onParts = Object.entries(partHeaders(configuration.public));

  app.use(async (context, next) => {
    const begun = hot.purges;
    await next();
    for (const [name, value] of PART.test(context.res.headers.get('content-type') ?? '') ? onParts : everywhere)
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    const until = context.get('sharedUntil');
    if (until !== undefined && context.env.incoming)
      await hot.keep(context.env.incoming, context.res.clone(), until, begun);
  });
  app.use(async (context, next) => {
    const host = hostOf(context.req.raw, context.env, configuration);
    if (host.kind === 'invalid') return plainAnswer(400, 'There is no site at this host name.');
    if (!METHODS.includes(context.req.method))
      return plainAnswer(405, 'This method isn’t allowed.', { allow: METHODS.join(', ') });
    const respelled = respell(context.req.raw, context.env, host.kind);
    if (respelled) return respelled;
    context.set('host', host);
    return next();
  });

  app.get(PUBLIC_PATHS.health, async () => {
    const builds = await Promise.allSettled(SITES.map((site) => services.builds[site].current()));
    const missing = SITES.filter((_, index) => builds[index]?.status === 'rejected');
    return Response.json(
      { ok: missing.length === 0, missing, ...(services.isCounting && { counting: services.isCounting() }) },
      { status: missing.length === 0 ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  });
  app.post(PUBLIC_PATHS.purge, (context) =>
    answerPurge(context.req.raw, { secret: configuration.signingSecret, now, purge }),
  );
  // Never cached. Pages fetch time and country here, so that the pages themselves can be cached for all users.
  app.get(PUBLIC_PATHS.time, ({ req }) =>
    Response.json(
      { now: now(), ...locateClient(req.raw, configuration.countryHeaders) },
      { headers: { 'cache-control': 'no-store' } },
    ),
  );
  app.get(below(PUBLIC_PATHS.card), (context) => cards.answer(context.req.raw));
  app.get(below(PUBLIC_PATHS.qrCode), (context) => qrCodes.answer(context.req.raw));
  app.get(below(PUBLIC_PATHS.cover), (context) => answerCover(context.req.raw));
  app.get(below(PUBLIC_PATHS.clip), (context) => answerClip(context.req.raw, services.readObject));
  app.get(below(PUBLIC_PATHS.typeface), (context) => answerTypeface(context.req.raw, services.readObject));
  app.get(below(PUBLIC_PATHS.image), (context) => answerImage(context.req.raw, services.readObject));
  app.all('*', (context) =>
    answerFromSite(
      {
        request: context.req.raw,
        host: context.get('host'),
        clientAddress: addressOf(context.req.raw, context.env, configuration),
        otherSite: otherSiteOrigin(context.req.raw, configuration),
        purgeable: isPurgeable(
          context.req.raw,
          context.get('host'),
          rawTarget(context.req.raw, context.env).query,
          configuration,
        ),
        clicked: (click) => context.env.incoming && services.clicked?.(context.env.incoming, click),
        signedUp: () => context.env.incoming && services.signedUp?.(context.env.incoming),
        shared: (until) =>
          context.set('sharedUntil', configuration.watchBuilds ? Math.min(until, now() + WATCHED_FOR) : until),
      },
      services,
      pages,
    ),
  );

  app.onError((error) => {
    if (error instanceof BuildMissing) return plainAnswer(503, error.message, { 'retry-after': '5' });
    log('a request failed', error);
    return plainAnswer(503, 'This page can’t be shown right now. Please try again in a minute.', {
      'retry-after': '30',
    });
  });
  return app;
}
