import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PaymentField } from '../../api/models/types';
import type { PaymentValues } from './paymentRules';
import { patternChecks } from './paymentRules';
import type { InvalidFields, PatternValidator } from './patternValidator';
import { createPatternValidator } from './patternValidator';
import { startPatternWorker } from './startPatternWorker';

interface FieldPatterns {
  /** The fields whose value does not match their pattern; a value that has just changed is checked a moment later. */
  readonly invalidFields: InvalidFields;
  readonly validate: PatternValidator['validate'];
}

/** Validates the form's values by the store's patterns, as long as the form is mounted. */
export function useFieldPatterns(fields: readonly PaymentField[], values: PaymentValues): FieldPatterns {
  const [validator] = useState(() => createPatternValidator(startPatternWorker));
  const { subscribe, invalidFields: getInvalidFields } = validator;
  const invalidFields = useSyncExternalStore(subscribe, getInvalidFields, getInvalidFields);
  useEffect(() => validator.update(patternChecks(fields, values)), [validator, fields, values]);
  useEffect(() => validator.close, [validator]);
  return { invalidFields, validate: validator.validate };
}
