import { afterEach, beforeEach, vi } from 'vitest';

/** A file that a screen has saved. */
export interface SavedFile {
  readonly name: string;
  readonly file: Blob;
}

/** Files that screens of a test save, in their order. To be called once in a test file. */
export function savedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  beforeEach(() => {
    saved.length = 0;
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file) - 1}`,
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = files[Number(this.href.slice('blob:'.length))];
      if (file) saved.push({ name: this.download, file });
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return saved;
}
