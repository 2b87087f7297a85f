/** @jest-environment jest-fixed-jsdom */
import { postForm } from './environment';

describe('Post form', () => {
  /** In browsers a form has its inputs as properties, which hide its own ones; jsdom does not do that. */
  function hideFormProperties(): void {
    const { append } = Element.prototype;
    jest.spyOn(Element.prototype, 'append').mockImplementation(function hide(this: Element, ...nodes) {
      append.apply(this, nodes);
      if (!(this instanceof HTMLFormElement)) return;
      for (const input of this.querySelectorAll('input')) {
        Object.defineProperty(this, input.name, { value: input, configurable: true });
      }
    });
  }

  /** Posts a form, and returns what a browser would send, and where. */
  function posted(entries: Parameters<typeof postForm>[1]) {
    const page = document.createElement('template');
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
      page.innerHTML = document.body.innerHTML;
    });
    document.body.replaceChildren();
    postForm('https://bank.example/pay?step=1', entries);
    return [...page.content.querySelectorAll('form')].map((form) => ({
      method: form.getAttribute('method'),
      action: form.getAttribute('action'),
      isHidden: form.hasAttribute('hidden'),
      entries: [...form.querySelectorAll('input')].map(({ name, value, type }) => ({ name, value, type })),
    }));
  }

  /** Every property that a form has, of its own interface and of those above. */
  function formProperties(): string[] {
    const names = new Set<string>();
    let object: unknown = HTMLFormElement.prototype;
    while (object instanceof Object) {
      for (const name of Object.getOwnPropertyNames(object)) names.add(name);
      object = Object.getPrototypeOf(object);
    }
    return [...names];
  }

  it('A bank’s form arrives whatever its entries are called', () => {
    hideFormProperties();
    const names = [
      ...new Set(['append', 'submit', 'action', 'method', 'hidden', '__proto__', ...formProperties()]),
    ];
    expect(names.length).toBeGreaterThan(200);
    for (const name of names) {
      const entries = [name, 'reference', name].map((each, index) => ({ name: each, value: `${index} ₹` }));
      expect(posted(entries)).toEqual([
        {
          method: 'post',
          action: 'https://bank.example/pay?step=1',
          isHidden: true,
          entries: entries.map((entry) => ({ ...entry, type: 'hidden' })),
        },
      ]);
    }
    expect(posted(names.map((name) => ({ name, value: name })))[0]?.entries).toHaveLength(names.length);
  });
});
