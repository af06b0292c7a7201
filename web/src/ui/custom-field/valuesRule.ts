// The validation rule of a custom field's values, equal to the server's.
import { textProblem } from '@kafedra/common/fields';
import type { Rule } from '../format/validators.ts';
import { canBeTyped, fieldType, isListField, type DescribedField } from './describedField.ts';

/** Returns the first message among all values. */
export function valuesRule(field: DescribedField): Rule<readonly string[]> {
  if (!canBeTyped(field.type) || isListField(field)) return () => null;
  return (values) => {
    for (const value of values) {
      const text = value.trim();
      const message = text === '' ? null : textProblem(fieldType(field), text);
      if (message !== null) return message;
    }
    return null;
  };
}
