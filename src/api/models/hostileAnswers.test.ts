import fc from 'fast-check';
import { describedCalls, wrongAnswers, type CallName } from '../../../e2e/support/faults/describedAnswers';
import { LIMITS } from '../../lib/constants';
import { isRecord, wellFormed } from '../../lib/untrusted';
import { toAccount } from './account';
import { orderTotal, toCreatedOrderId, toOrder, toOrders } from './order';
import { toProduct, toProductPage } from './product';
import { toStoreInfo } from './storeInfo';
import { isFullRun } from '../../testing/fullRun';

/** The model of each call. */
const models: Partial<Record<CallName, (answer: unknown) => unknown>> = {
  getAccountInfo: toAccount,
  getStoreInfo: toStoreInfo,
  listProducts: toProductPage,
  getProduct: toProduct,
  listOrders: toOrders,
  trackOrder: toOrder,
  createOrder: toCreatedOrderId,
};

const counted = new Set(['price', 'originalPrice', 'quantity', 'total']);

/** Texts that no address can hold, numbers that no screen can show, amounts below zero, lists that do not end. */
function problemsOf(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string')
    return wellFormed(value) === value && value.length <= LIMITS.policyLength ? [] : [`text in ${name}`];
  if (typeof value === 'number')
    return Number.isFinite(value) && (value >= 0 || !counted.has(name)) ? [] : [`${value} in ${name}`];
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const tooLong = list.length > LIMITS.orders ? [`${list.length} in ${name}`] : [];
    return [...tooLong, ...list.flatMap((member) => problemsOf(member, name))];
  }
  return isRecord(value) ? Object.entries(value).flatMap(([key, member]) => problemsOf(member, key)) : [];
}

function read(call: CallName, body: unknown): unknown {
  const model = models[call];
  if (model === undefined) throw new Error(`No model for ${call}`);
  return model(JSON.parse(JSON.stringify(body)));
}

describe('Whatever is wrong in an answer, its model is sound', () => {
  const calls = describedCalls.filter(({ name }) => models[name] !== undefined);
  it.each(calls.map((call) => [call.name, call] as const))('of %s', (name, call) => {
    const wrong = wrongAnswers(call);
    expect(wrong.length).toBeGreaterThan(20);
    const problems = wrong.map((each) => ({ name: each.name, problems: problemsOf(read(name, each.body)) }));
    expect(problems.filter((each) => each.problems.length > 0)).toEqual([]);
  });

  it('however deep, long or odd it is', () => {
    const names = fc.constantFrom(...calls.map(({ name }) => name));
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.double(),
      fc.constant('half \ud800 a pair'),
      fc.string({ minLength: 400, maxLength: 500 }),
    );
    const fields = fc.constantFrom(
      ...['id', 'title', 'data', 'pagination', 'total', 'images', 'attributes', 'items', 'price', 'quantity'],
      ...['categories', 'categoryImages', 'policies', 'createdAt', 'status', 'url', 'value', 'key'],
    );
    const { answer } = fc.letrec((tie) => ({
      answer: fc.oneof(
        { maxDepth: 4 },
        odd,
        fc.array(tie('answer'), { maxLength: 5 }),
        fc.dictionary(fields, tie('answer'), { maxKeys: 8 }),
      ),
    }));
    fc.assert(
      fc.property(names, answer, (name, body) => {
        expect(problemsOf(read(name, body ?? null))).toEqual([]);
      }),
      { numRuns: isFullRun ? 5000 : 300 },
    );
  });
});

it('adds up an order of any size', () => {
  const item = fc.record({ quantity: fc.nat({ max: 9 }), price: fc.nat({ max: 9999 }) });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 1200, size: 'max' }), (items) => {
      const order = toOrder({ id: 'a', items });
      const total = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      expect(order === null ? null : orderTotal(order)).toBe(total);
    }),
    { numRuns: 20 },
  );
});
