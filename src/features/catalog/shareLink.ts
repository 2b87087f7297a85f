/** What came of sharing: passed on or given up by the shopper, copied instead, or neither was possible. */
type ShareResult = 'done' | 'copied' | 'failed';

/** Shares an address with the device's own dialog; where there is none, copies it. Never rejects. */
export async function shareLink(title: string, url: string): Promise<ShareResult> {
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
