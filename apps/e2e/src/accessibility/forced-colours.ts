/** Runs in the page: nothing changes its colour, and the text has the system's. */
export function drawsForcedColours(): boolean {
  const probe = document.createElement('i');
  document.body.append(probe);
  Object.assign(probe.style, { color: 'CanvasText', transition: 'none' });
  const { color } = getComputedStyle(probe);
  probe.remove();
  return getComputedStyle(document.body).color === color && document.getAnimations().length === 0;
}
