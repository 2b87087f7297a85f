import { ValidationError, type ObjectSchema } from 'yup';

/** The validation errors of a form's values, by field; none for valid ones. */
export function validationErrors(
  schema: Pick<ObjectSchema<object>, 'validateSync'>,
  values: object,
): Readonly<Record<string, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }): [string, string] => [path, message]));
  }
}
