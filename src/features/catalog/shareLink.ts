/** Shares an address with the device's own dialog, else copies it; 'done' too where the shopper gives up. Never rejects. */
export async function shareLink(title: string, url: string): Promise<'done' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'done';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'done';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
