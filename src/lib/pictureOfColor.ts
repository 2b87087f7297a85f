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
