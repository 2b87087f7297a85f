import { LIMITS } from '../../lib/constants';
import { readDate } from '../../lib/dates';
import { fieldsOf, isRecord, readShortText } from '../../lib/untrusted';
import type { Account } from './types';
import type { AccountDto, AccountInfoAnswerDto } from './wire';

/** Whether an answer can be an account at all, wrapped or not. */
export function isAccount(value: unknown): value is AccountDto {
  return isRecord(value);
}

/** The account from an answer: its data field if present, else the answer itself (ruling 6). */
export function toAccount(answer: AccountInfoAnswerDto): Account {
  const whole: unknown = answer;
  const inner = isRecord(whole) && isRecord(whole['data']) ? whole['data'] : whole;
  const fields = fieldsOf<AccountDto>(isAccount(inner) ? inner : undefined);
  return {
    firstName: readShortText(fields.firstName, LIMITS.nameLength),
    lastName: readShortText(fields.lastName, LIMITS.nameLength),
    email: readShortText(fields.email, LIMITS.nameLength),
    createdAt: readDate(fields.createdAt),
  };
}
