import { fieldsOf, isRecord, readText } from '../../lib/untrusted';
import type { Account } from './types';
import type { AccountDto, AccountInfoAnswerDto } from './wire';

function isAccount(value: unknown): value is AccountDto {
  return isRecord(value);
}

/** The account from an answer: its data field if present, else the answer itself (ruling 6). */
export function toAccount(answer: AccountInfoAnswerDto): Account {
  const whole: unknown = answer;
  const inner = isRecord(whole) && isRecord(whole['data']) ? whole['data'] : whole;
  const fields = fieldsOf<AccountDto>(isAccount(inner) ? inner : undefined);
  const createdAt = readText(fields.createdAt);
  return {
    firstName: readText(fields.firstName),
    lastName: readText(fields.lastName),
    email: readText(fields.email),
    createdAt: createdAt === '' ? null : createdAt,
  };
}
