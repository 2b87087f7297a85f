import type { ImageTransformStrategy } from '@vendure/asset-server-plugin';

/** The widths in pixels that the shop asks for, smallest first. */
const WIDTHS = [320, 480, 640, 960] as const;

/** The full width, which ends the address of every picture. */
export const FULL_WIDTH = Math.max(...WIDTHS);

/** Only these widths are drawn: every other one would fill the disk with one more file. The page's own previews are smaller. */
export const pictureWidths: ImageTransformStrategy = {
  getImageTransformParameters({ input }) {
    if (input.preset !== undefined) return { ...input, width: undefined, height: undefined };
    if (input.width === undefined && input.height === undefined) return input;
    const wanted = input.width ?? FULL_WIDTH;
    return {
      ...input,
      width: WIDTHS.find((width) => width >= wanted) ?? FULL_WIDTH,
      height: undefined,
      mode: 'resize',
      quality: undefined,
      fpx: undefined,
      fpy: undefined,
    };
  },
};
