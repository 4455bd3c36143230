import * as v from 'valibot';

const hostName = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9.-]+$/, 'a host name without scheme, port or path'),
);
const origin = v.pipe(v.string(), v.url('an address like http://127.0.0.1:9099'));

const portSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535));

/** Hosts of a deployment, with scheme and port of their public URLs. */
export const sitesSchema = v.object({
  main: hostName,
  fourtrack: hostName,
  short: hostName,
  scheme: v.picklist(['http', 'https']),
  /** Port in public URLs; null for the scheme's default. */
  port: v.nullable(portSchema),
  /** Port that selects mode two on plain localhost; 5174 by default. */
  fourtrackPort: v.optional(portSchema),
});
/** Hosts of a deployment as {@link sitesSchema} gives them. */
export type Sites = v.InferOutput<typeof sitesSchema>;

/** Configuration for browsers. The host embeds it in each shell as `<script type="application/json" id="config">`. */
export const publicConfigSchema = v.object({
  sites: sitesSchema,
  firebase: v.object({
    projectId: v.string(),
    apiKey: v.string(),
    authDomain: v.optional(v.string()),
    appId: v.optional(v.string()),
    storageBucket: v.string(),
  }),
  /** Origins of the Firebase emulators; null in the cloud. */
  emulators: v.nullable(v.object({ auth: origin, firestore: origin, functions: origin, storage: origin })),
});
/** Browser configuration, parsed by {@link publicConfigSchema}. */
export type PublicConfig = v.InferOutput<typeof publicConfigSchema>;

/** Origins of a deployment's sites, each without a trailing slash. */
export interface Origins {
  readonly main: string;
  readonly fourtrack: string;
  /** Origin of mode one for short links. */
  readonly short: string;
  /** Origin of the artist or label with this slug. */
  readonly subdomain: (slug: string) => string;
}

/** The origins of a deployment. */
export function originsOf(sites: Sites): Origins {
  const at = (host: string) => `${sites.scheme}://${host}${sites.port === null ? '' : `:${sites.port}`}`;
  return {
    main: at(sites.main),
    fourtrack: at(sites.fourtrack),
    short: at(sites.short),
    subdomain: (slug: string) => at(`${slug}.${sites.short}`),
  };
}
