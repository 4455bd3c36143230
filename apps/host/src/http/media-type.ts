const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wasm: 'application/wasm',
};

/** Media type of a file, by its name. */
export function mediaTypeOf(path: string): string {
  const extension = /\.([a-z0-9]+)$/.exec(path.toLowerCase())?.[1] ?? '';
  return TYPES[extension] ?? 'application/octet-stream';
}

/** Whether a type shrinks when compressed; pictures, fonts and sound are compressed already. */
export function isCompressible(mediaType: string): boolean {
  return /^text\/|json|xml|javascript|wasm|image\/x-icon/.test(mediaType);
}
