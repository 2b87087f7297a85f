import { ONE_SIZE } from './constants';

/** What was chosen of a product, such as 'Indigo · Size M'; '' where there was nothing to choose. */
export function lineChoice(line: { readonly selectedColor: string; readonly selectedSize: string }): string {
  const { selectedColor, selectedSize } = line;
  const size = selectedSize === '' || selectedSize === ONE_SIZE ? selectedSize : `Size ${selectedSize}`;
  return [selectedColor, size].filter((part) => part !== '').join(' · ');
}
