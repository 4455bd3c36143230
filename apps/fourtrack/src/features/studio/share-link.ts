/** Offers the device's own sheet for sharing an address; false where there is none. */
export async function shareLink(
  navigator: Pick<Navigator, 'share'> | Record<string, never>,
  title: string,
  url: string,
): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // The person closed the sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return false;
  }
  return true;
}
