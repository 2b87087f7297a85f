import fc from 'fast-check';
import { createHide, HIDDEN } from './hideText';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const longSecret = fc
  .string({ unit: 'grapheme', minLength: 4, maxLength: 40 })
  .filter((text) => text.trim().length > 3);
const encodings = [
  (text: string) => text,
  (text: string) => encodeURIComponent(text),
  (text: string) => encodeURIComponent(encodeURIComponent(text)),
  (text: string) => new URLSearchParams([['q', text]]).toString(),
  (text: string) => JSON.stringify(text),
  (text: string) => JSON.stringify(JSON.stringify({ text })),
  (text: string) => [...text].map((character) => `&#${character.codePointAt(0) ?? 0};`).join(''),
  (text: string) => text.toLowerCase(),
];

describe('For any secrets and texts', () => {
  it('no long secret is left, however it was spelled', () => {
    fc.assert(
      fc.property(
        fc.array(longSecret, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...encodings),
        anyText,
        anyText,
        (secrets, encode, before, after) => {
          const hide = createHide(secrets);
          for (const typed of secrets) {
            const said = hide(`${before}${encode(typed)}${after}`);
            for (const spell of encodings) expect(said).not.toContain(spell(typed));
            expect(hide(encode(typed))).not.toContain(typed);
            expect(hide(said)).toBe(said);
          }
        },
      ),
    );
  });

  it('a text without them is left as it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...'ghijklmn'), maxLength: 12 })),
        fc.string({ unit: fc.constantFrom(...'opqrstuv %&;\\#0x') }),
        (secrets, text) => {
          expect(createHide(secrets)(text)).toBe(text);
        },
      ),
    );
  });

  it('a secret of one to three characters takes no part of a word', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{1,3}$/),
        fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/)),
        (typed, words) => {
          const left = words.map((word) => (word === typed ? HIDDEN : word)).join(' ');
          expect(createHide([typed])(words.join(' '))).toBe(left);
        },
      ),
    );
  });
});
