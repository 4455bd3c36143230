/** Matches a document's path against a trigger's: literal segments, `{name}`, `{name=*}`, `{name=**}`, `*`, `**`. */
export function matchesDocumentPattern(pattern: string, documentPath: string): boolean {
  const expression = pattern.split('/').filter(Boolean).map(segmentPattern).join('/');
  return new RegExp(`^${expression}$`).test(documentPath);
}

function segmentPattern(segment: string): string {
  const capture = /^\{[^=}]+(?:=([^}]+))?\}$/.exec(segment);
  const glob = capture ? (capture[1] ?? '*') : segment;
  if (glob === '**') return '.+';
  return glob
    .split('*')
    .map((literal) => literal.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]*');
}
