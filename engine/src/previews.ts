import { SharpAssetPreviewStrategy } from '@vendure/asset-server-plugin';
import type { RequestContext } from '@vendure/core';

const SMALL_BYTES = 400_000;

/** A small WebP picture is its own preview: encoding it again takes time and loses detail. */
export class PreviewStrategy extends SharpAssetPreviewStrategy {
  override async generatePreviewImage(ctx: RequestContext, mimeType: string, data: Buffer): Promise<Buffer> {
    const isReady = mimeType === 'image/webp' && data.length < SMALL_BYTES;
    return isReady ? data : await super.generatePreviewImage(ctx, mimeType, data);
  }
}
