import { LIMITS } from '../../lib/constants';
import { readDate } from '../../lib/dates';
import { fieldsOf, isRecord, readShortText } from '../../lib/untrusted';
import type { AccountDto, WrappedAccountDto } from '../generated/endpoints';
import type { Account } from './types';

/** The account from an answer: its data field if present, else the answer itself. */
export function toAccount(answer: unknown): Account {
  const { data } = fieldsOf<WrappedAccountDto>(answer);
  const fields = fieldsOf<AccountDto>(isRecord(data) ? data : answer);
  return {
    firstName: readShortText(fields.firstName, LIMITS.nameLength),
    lastName: readShortText(fields.lastName, LIMITS.nameLength),
    email: readShortText(fields.email, LIMITS.nameLength),
    createdAt: readDate(fields.createdAt),
  };
}
