/** What `autocomplete` says of passwords, codes and cards. A password that is being shown is a field of type text. */
const SECRET_AUTOCOMPLETE = /password|one-time-code|^cc-/;

/** Whether a field of a form takes a secret, so that its text must not be stored. */
export function isSecretField(field: { readonly type: string; readonly autocomplete: string }): boolean {
  return field.type === 'password' || SECRET_AUTOCOMPLETE.test(field.autocomplete);
}
