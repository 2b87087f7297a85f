/** The query parameter by which a picture's address says how wide it is, in pixels. */
const WIDTH_PARAMETER = 'w';
/** The widths that are offered besides the full one, in pixels. */
const SMALLER_WIDTHS = [320, 480, 640] as const;

/**
 * The `srcset` of a picture whose address says that it can be asked for at other widths: one with the parameter `w`,
 * such as `…/hammer.webp?w=960`. Undefined for any other address.
 */
export function pictureSrcSet(src: string): string | undefined {
  if (!URL.canParse(src)) return undefined;
  const url = new URL(src);
  const full = url.searchParams.get(WIDTH_PARAMETER) ?? '';
  if (!/^[1-9]\d{1,4}$/.test(full)) return undefined;
  return [...SMALLER_WIDTHS.filter((width) => width < Number(full)), Number(full)]
    .map((width) => {
      url.searchParams.set(WIDTH_PARAMETER, String(width));
      // A comma would end the address.
      return `${url.href.replaceAll(',', '%2C')} ${width}w`;
    })
    .join(', ');
}

function withoutWidth(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(WIDTH_PARAMETER);
  return url.href;
}

/** Whether two addresses are of one picture, whatever its width. */
export function isSamePicture(one: string, other: string): boolean {
  return withoutWidth(one) === withoutWidth(other);
}
