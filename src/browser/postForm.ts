/** Posts a hidden form. The address has passed the allow-list. */
export function postForm(
  url: string,
  entries: readonly { readonly name: string; readonly value: string }[],
): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  const inputs = entries.map(({ name, value }) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    return input;
  });
  document.body.append(form);
  // The last use of a property of the form: an input hides the one that it has the name of.
  form.append(...inputs);
  HTMLFormElement.prototype.submit.call(form);
}
