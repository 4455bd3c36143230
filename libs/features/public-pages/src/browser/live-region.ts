const SHOWN_MS = 5000;
let hide: ReturnType<typeof setTimeout> | undefined;

/** Says something to everyone, for a moment. */
export function showMessage(root: Document, text: string, shownMs = SHOWN_MS): void {
  const live = root.getElementById('live');
  if (!live) return;
  live.textContent = text;
  live.classList.add('seen');
  clearTimeout(hide);
  hide = setTimeout(() => live.classList.remove('seen'), shownMs);
}
