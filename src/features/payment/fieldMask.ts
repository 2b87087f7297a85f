import type { MaskitoOptions } from '@maskito/core';
import { maskitoTransform } from '@maskito/core';
import type { PaymentField } from '../../api/models/types';
import { isPhoneField } from './phoneFields';

/**
 * The typing aid of a payment field: 9 stands for a digit, a for a letter, * for either, anything else for
 * itself, as the API's description says. What is typed or pasted is put into this shape.
 */

const slots: ReadonlyMap<string, RegExp> = new Map([
  ['9', /\d/],
  ['a', /[a-z]/i],
  ['*', /[a-z\d]/i],
]);

/** Types that text can be typed into freely. A phone number has rules of its own, which a mask could only break. */
const maskedTypes: ReadonlySet<PaymentField['type']> = new Set(['text', 'password', 'number']);

const read = new Map<string, MaskitoOptions | null>();

function toOptions(mask: string): MaskitoOptions | null {
  const characters = [...mask];
  if (!characters.some((character) => slots.has(character))) return null;
  return { mask: characters.map((character) => slots.get(character) ?? character) };
}

/** The mask of a field, the same object every time; null where it has none that can be used. */
export function maskOf(field: PaymentField): MaskitoOptions | null {
  if (!maskedTypes.has(field.type) || isPhoneField(field)) return null;
  const known = read.get(field.mask);
  if (known !== undefined) return known;
  const options = toOptions(field.mask);
  read.set(field.mask, options);
  return options;
}

/** A value in the shape of its field's mask; the value itself where there is none. */
export function masked(field: PaymentField, value: string): string {
  const options = maskOf(field);
  return options === null ? value : maskitoTransform(value, options);
}
