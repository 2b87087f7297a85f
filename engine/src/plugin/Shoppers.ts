import { Injectable } from '@nestjs/common';
import { CustomerService, isGraphQlErrorResult, type RequestContext } from '@vendure/core';
import { Database } from './Database';
import { Refusal } from './Refusal';

export interface RegisterShopperInput {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Vendure's own registration hides that an address is taken; the shop's contract says it. */
@Injectable()
export class Shoppers {
  constructor(
    private readonly customers: CustomerService,
    private readonly database: Database,
  ) {}

  /** Makes an account. Must run in a transaction that a refusal ends. */
  async register(ctx: RequestContext, input: RegisterShopperInput): Promise<{ id: string; email: string }> {
    const emailAddress = input.email.trim().toLowerCase();
    const { password, firstName, lastName } = input;
    // The same address at the same moment waits here, then finds the account.
    await this.database.rows(ctx, `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      `account:${emailAddress}`,
    ]);
    const customer = await this.customers.create(ctx, { emailAddress, firstName, lastName }, password);
    if (isGraphQlErrorResult(customer)) {
      throw new Refusal('EMAIL_TAKEN', 'An account with this email address exists already.');
    }
    return { id: String(customer.id), email: emailAddress };
  }
}
