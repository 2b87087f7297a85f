import { Inject, Injectable } from '@nestjs/common';
import { FULL_WIDTH } from '../pictureWidths';
import { SHOP_OPTIONS, type ShopOptions } from './options';

/** Addresses of pictures on the asset server. */
@Injectable()
export class Pictures {
  constructor(@Inject(SHOP_OPTIONS) private readonly options: ShopOptions) {}

  /** The address of a stored file, at its full width. */
  addressOf(file: string): string {
    return `${this.options.assetPrefix}${file.replaceAll('\\', '/')}?w=${FULL_WIDTH}`;
  }
}
