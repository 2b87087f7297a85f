/** Bytes that a QR code holds at most, by its level of error correction: medium and low. */
const QR_BYTES = { M: 2331, L: 2953 } as const;

/** The level of error correction for a text: medium where there is room, else low; null where the text is too long. */
export function qrLevelOf(text: string): 'M' | 'L' | null {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= QR_BYTES.M) return 'M';
  return bytes <= QR_BYTES.L ? 'L' : null;
}
