import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import type { PaymentField } from '../../api/models/types';
import { isPhoneField } from './phoneFields';

/** The input mask of a payment field: 9 is a digit, a is a letter, * is either, anything else is itself. */

const slots: ReadonlyMap<string, RegExp> = new Map([
  ['9', /\d/],
  ['a', /[a-z]/i],
  ['*', /[a-z\d]/i],
]);

/** Types with a mask. A phone number has rules of its own, which a mask could contradict. */
const maskedTypes: ReadonlySet<PaymentField['type']> = new Set(['text', 'password', 'number']);

export function maskOf(field: PaymentField): MaskitoOptions | null {
  const characters = [...field.mask];
  if (!maskedTypes.has(field.type) || isPhoneField(field)) return null;
  if (!characters.some((character) => slots.has(character))) return null;
  return { mask: characters.map((character) => slots.get(character) ?? character) };
}

export function masked(field: PaymentField, value: string): string {
  const options = maskOf(field);
  return options === null ? value : maskitoTransform(value, options);
}
