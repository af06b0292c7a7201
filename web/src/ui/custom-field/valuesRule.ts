// What may be held by a custom field of each type, told while a person types as the server insists on it.
import { textProblem } from '@kafedra/common/fields';
import type { Rule } from '../format/validators.ts';
import { canBeTyped, fieldType, isListField, type DescribedField } from './describedField.ts';

/** The first message of all values. */
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
