/** A product's pictures, on its page and full screen. */
export const pictureTexts = {
  pictures: 'Pictures',
  demoHint: 'Shows the pictures full screen',
  show: (number: number, count: number): string => `Show picture ${number} of ${count}`,
  loading: 'Loading pictures…',
  none: 'There are no pictures of this product.',
  of: (name: string): string => `Pictures of ${name}`,
  position: (number: number, count: number): string => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
