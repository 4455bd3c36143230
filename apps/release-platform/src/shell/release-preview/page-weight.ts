/** Parts of a page that a fan's phone loads. */
export const WEIGHED_PARTS = ['html', 'script', 'typeface', 'cover', 'background'] as const;
/** One of {@link WEIGHED_PARTS}. */
export type WeighedPart = (typeof WEIGHED_PARTS)[number];

/** Bytes of each part, compressed as they are sent. */
export type PartBytes = Readonly<Record<WeighedPart, number>>;

/** Most bytes of each part: those of `docs/performance.md`, and those of pictures that keep a page under two seconds. */
export const PART_BUDGETS: PartBytes = {
  html: 14_000,
  script: 20_000,
  typeface: 8000,
  cover: 130_000,
  background: 20_000,
};

/**
 * The slow phone of `docs/performance.md`, milliseconds: a round trip, a byte, and its own time before it shows a page.
 */
const ROUND_TRIP = 150;
const PER_BYTE = 8 / 1600;
const OWN_TIME = 130;
/** Connection, encryption and request. */
const FIRST_TRIPS = 3;

export interface PageWeight {
  readonly total: number;
  readonly budget: number;
  /** Parts over their budget, those with the most excess first. */
  readonly over: readonly WeighedPart[];
  /** Bytes above the budgets. */
  readonly excess: number;
  /** Milliseconds until the texts are read, and until everything is there. */
  readonly readable: number;
  readonly complete: number;
}

/** Weight of a page for a fan, against its budgets. */
export function weighPage(bytes: PartBytes): PageWeight {
  const sum = (all: PartBytes) => WEIGHED_PARTS.reduce((total, part) => total + all[part], 0);
  const excessOf = (part: WeighedPart) => Math.max(0, bytes[part] - PART_BUDGETS[part]);
  const total = sum(bytes);
  const readable = FIRST_TRIPS * ROUND_TRIP + bytes.html * PER_BYTE + OWN_TIME;
  return {
    total,
    budget: sum(PART_BUDGETS),
    over: WEIGHED_PARTS.filter((part) => excessOf(part) > 0).sort((one, other) => excessOf(other) - excessOf(one)),
    excess: WEIGHED_PARTS.reduce((excess, part) => excess + excessOf(part), 0),
    readable,
    complete: readable + ROUND_TRIP + (total - bytes.html) * PER_BYTE,
  };
}
