// What may be held by a custom field of each type, as the server has it: told while a person types.
import { email, pattern, url, type Rule } from '../ui/index.ts';
import type { CustomFieldType } from './CustomFieldInput.tsx';

const ofType: Partial<Record<CustomFieldType, Rule>> = {
  INTEGER: pattern(/^-?\d{1,15}$/, 'Введите целое число'),
  PHONE: pattern(/^\+?[\d\s()-]{5,30}$/, 'Введите номер в виде +7 900 000-00-00'),
  EMAIL: email(),
  URL: url(),
};

/** The first message of all values. */
export function valuesRule(type: CustomFieldType): Rule<readonly string[]> {
  const rule = ofType[type];
  return (values) => {
    if (!rule) return null;
    for (const value of values) {
      const message = rule(value.trim());
      if (message !== null) return message;
    }
    return null;
  };
}
