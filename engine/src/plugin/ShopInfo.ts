import { Injectable } from '@nestjs/common';
import { Channel, TransactionalConnection, type Asset, type RequestContext } from '@vendure/core';
import { POLICIES, policyField } from '../customFields';
import { Pictures } from './Pictures';

interface ChannelFields {
  readonly storeName?: string | null;
  readonly companyName?: string | null;
  readonly companyAddress?: string | null;
  readonly companyEmail?: string | null;
  readonly companyPhone?: string | null;
  readonly storeDescription?: string | null;
  readonly logo?: Asset | null;
  readonly categories?: readonly string[] | null;
  readonly categoryImages?: readonly Asset[] | null;
  readonly [policy: string]: unknown;
}

/** Without fields that nobody has filled in. */
const filled = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

/** The shop's name, address, categories and policies, as the administration page has them now. */
@Injectable()
export class ShopInfo {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly pictures: Pictures,
  ) {}

  /** In the shape of the contract's StoreInfoDto; fields that are empty are left out. */
  async read(ctx: RequestContext): Promise<Record<string, unknown>> {
    // Not ctx.channel: each process keeps that for half a minute.
    const channel = await this.connection.getRepository(ctx, Channel).findOneOrFail({
      where: { id: ctx.channelId },
      relations: [
        'customFields.logo',
        'customFields.categoryImages',
        'customFields.categoryImages.translations',
      ],
    });
    const fields: ChannelFields = { ...channel.customFields };
    return filled({
      storeName: fields.storeName,
      companyName: fields.companyName,
      companyAddress: fields.companyAddress,
      companyEmail: fields.companyEmail,
      companyPhone: fields.companyPhone,
      companyLogoUrl: fields.logo && this.pictures.addressOf(fields.logo.preview),
      description: fields.storeDescription,
      categories: fields.categories ?? [],
      categoryImages: Object.fromEntries(
        (fields.categoryImages ?? []).map(({ translations, preview }) => [
          translations[0]?.name ?? '',
          this.pictures.addressOf(preview),
        ]),
      ),
      policies: filled(Object.fromEntries(POLICIES.map((policy) => [policy, fields[policyField(policy)]]))),
    });
  }
}
