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

/** The words of a text or an address, in lower case and between hyphens. */
function hyphenated(text: string): string {
  return `-${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')}-`;
}

function pathOf(address: string): string {
  const [path = ''] = address.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/);
  return path.replaceAll('%20', ' ');
}

/**
 * The first of a product's pictures whose address names the colour, such as `…/kurta-sky-blue-1.webp` for 'Sky Blue';
 * undefined where none does. A word that is in all addresses says nothing: it may be of the product's own name.
 */
export function pictureOfColor(images: readonly string[], color: string): string | undefined {
  const name = hyphenated(color);
  if (name === '--') return undefined;
  const named = images.filter((address) => hyphenated(pathOf(address)).includes(name));
  return named.length < images.length ? named[0] : undefined;
}

/** The picture of a product in the first of these colours that it has a picture of; else its main one. */
export function pictureInColors(
  { image, images }: { readonly image: string; readonly images: readonly string[] },
  colors: readonly string[],
): string {
  const pictures = colors.map((color) => pictureOfColor(images, color));
  return pictures.find((picture) => picture !== undefined) ?? image;
}
