/**
 * Top-level domains whose host names X links for sure: those of countries, and the usual ones of artists’ links. Of other
 * domains a text does not say whether X has them, see `weightedLength`.
 */
const DOMAINS = `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca
cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg
gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw
ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl
no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st
su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw рф
com net org info biz edu gov app dev art audio band blog cafe club digital events fan fans film fun global group health help
host hosting kim life link live love media movie music mobi name network news one online page party photo photos pics pictures
press pro productions radio rocks shop show site social software space store stream studio style tech tickets today tokyo top
tours tube video vip wiki work works world xyz zone`;

const PUNCTUATION = String.raw`!'#%&()*+,\\\-./:;<=>?@\[\]^_{|}~$`;
const BREAKS = String.raw`\s\u0085\u180e\ufffe\ufeff\uffff\u202a-\u202e\u061c\u200e\u200f\u2066-\u2069`;
const LETTERS = String.raw`a-z0-9\u0400-\u04ff\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0253\u0254\u0256\u0257\u0259\u025b\u0263\u0268\u026f\u0272\u0289\u028b\u02bb\u0300-\u036f\u1e00-\u1eff`;
const HOST_CHARACTER = `[^${PUNCTUATION}${BREAKS}]`;
const PATH_CHARACTER = String.raw`[${LETTERS}!*';:=+,.$/%#\[\]\-\u2013_~@|&]`;
const PARENTHESES = String.raw`\((?:${PATH_CHARACTER}+|${PATH_CHARACTER}*\(${PATH_CHARACTER}+\)${PATH_CHARACTER}*)\)`;
const PATH_END = String.raw`(?:[${LETTERS}+\-=_#/]|${PARENTHESES})`;
const PATH = `(?:${PATH_CHARACTER}*(?:${PARENTHESES}${PATH_CHARACTER}*)*${PATH_END}|@${PATH_CHARACTER}+/)`;
const QUERY = String.raw`\?[a-z0-9!?*'@();:&=+$/%#\[\]\-_.,~|]*[a-z0-9\-_&=#/]`;
const HOST = String.raw`(?:(?:${HOST_CHARACTER}(?:[_-]|${HOST_CHARACTER})*)?${HOST_CHARACTER}\.)*(?:${HOST_CHARACTER}(?:-|${HOST_CHARACTER})*)?${HOST_CHARACTER}\.`;
const AFTER_HOST = '(?=[^0-9a-zA-Z@+-]|$)';
const BEFORE = String.raw`([^A-Za-z0-9@＠$#＃\ufffe\ufeff\uffff]|^)`;
const KNOWN = `(?:(?:${DOMAINS.replaceAll(/\s+/g, '|')})${AFTER_HOST}|xn--[-0-9a-z]+)`;
const ANY = `\\p{L}{2,24}${AFTER_HOST}`;
const ASCII_HOST = `(?:[-${LETTERS.replace(String.raw`\u0400-\u04ff`, '')}]+\\.)+`;

/** The rules of X’s library `twitter-text`: https://github.com/twitter/twitter-text (Apache 2.0). */
const linkPattern = (domain: string) =>
  new RegExp(`${BEFORE}((https?://)?(${HOST}${domain})(?::[0-9]+)?(/${PATH}*)?(${QUERY})?)`, 'giu');

/** A link in a text. */
export interface FoundLink {
  readonly start: number;
  readonly end: number;
  readonly hasScheme: boolean;
  /** Whether X links it for sure. */
  readonly isKnown: boolean;
}

/** Links in a text in their order, also those without a scheme, and host names that may be links. */
export function linksInText(text: string): readonly FoundLink[] {
  const known = found(text, KNOWN);
  const possible = found(text, ANY).filter(({ start, end }) =>
    known.every((other) => end <= other.start || start >= other.end),
  );
  return [...known, ...possible.map((link) => ({ ...link, isKnown: false }))].sort((a, b) => a.start - b.start);
}

function found(text: string, domain: string): FoundLink[] {
  return [...text.matchAll(linkPattern(domain))].flatMap(
    ({ index, 1: before = '', 2: url = '', 3: scheme, 4: host = '', 5: path }): FoundLink[] => {
      const start = index + before.length;
      const end = start + url.length;
      if (scheme !== undefined) return [{ start, end, hasScheme: true, isKnown: true }];
      if (/[-_./]$/.test(before)) return [];
      // Without a scheme, a host name ends where letters of other scripts begin.
      const hosts = [...host.matchAll(new RegExp(ASCII_HOST + domain, 'giu'))].map((match) => ({
        start: start + match.index,
        end: start + match.index + match[0].length,
        hasScheme: false,
        isKnown: true,
      }));
      return hosts.map((link, at) => (at === hosts.length - 1 && path !== undefined ? { ...link, end } : link));
    },
  );
}
