import { RuleTester } from 'eslint';
import type { Rule } from 'eslint';
import tseslint from 'typescript-eslint';
import { projectRules } from './projectRules';

// Two typings of one thing.
const rules = projectRules.rules as unknown as Record<keyof typeof projectRules.rules, Rule.RuleModule>;
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

const impure = [{ messageId: 'impure' }];

tester.run('pure-reducers', rules['pure-reducers'], {
  valid: [
    'const slice = { reducers: { shown: { prepare: () => ({ payload: nanoid() }), reducer: (state) => state } } };',
    'const slice = { reducers: { shown: (state, action) => ({ ...state, at: new Date(action.payload) }) } };',
    'function prepareToast() { return { payload: { id: crypto.randomUUID(), at: Date.now() } }; }',
  ],
  invalid: [
    { code: 'const slice = { reducers: { shown: (state) => ({ id: nanoid() }) } };', errors: impure },
    { code: 'const slice = { reducers: { shown: (state) => ({ at: Date.now() }) } };', errors: impure },
    { code: 'const slice = { reducers: { shown: (state) => ({ at: new Date() }) } };', errors: impure },
    { code: 'const slice = { reducers: { shown: (state) => ({ id: Math.random() }) } };', errors: impure },
    {
      code: 'const slice = { reducers: { shown: (state) => ({ id: crypto.randomUUID() }) } };',
      errors: impure,
    },
  ],
});

tester.run('replayable-cache', rules['replayable-cache'], {
  valid: ['dispatch(api.util.upsertQueryEntries([]));'],
  invalid: [
    { code: "dispatch(api.util.upsertQueryData('getProduct', 1, {}));", errors: [{ messageId: 'upsert' }] },
  ],
});
