import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import decompress from 'wawoff2/decompress.js';
import type { FontFile } from './font-files.ts';

/** Opened files kept: what a few cards need in any script, some 10 MB. */
const KEPT = 40;

/** A font at one weight, scaled so that lengths are in parts of its size. */
export interface OpenFont {
  readonly font: Font;
  readonly unitsPerSize: number;
}

/** Fonts opened when a letter of theirs is asked for. The least recently used is closed first. */
export class FontCache {
  readonly #open = new LRUCache<string, Promise<OpenFont>>({ max: KEPT });

  get(file: FontFile, weight: number): Promise<OpenFont> {
    const key = `${file.path} ${weight}`;
    const found = this.#open.get(key) ?? openFont(file.path, weight);
    this.#open.set(key, found);
    return found;
  }
}

async function openFont(path: string, weight: number): Promise<OpenFont> {
  const face = new Face(new Blob(new Uint8Array(await decompress(await readFile(path)))));
  const font = new Font(face);
  const { min = weight, max = weight } = face.getAxisInfos()['wght'] ?? {};
  font.setVariations([new Variation('wght', Math.min(max, Math.max(min, weight)))]);
  return { font, unitsPerSize: face.upem };
}
