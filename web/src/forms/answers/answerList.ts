// URL state of a form's answers and its query variables.
import { day } from '../../kit/pages/addressParameters.ts';
import { fieldConditions, fieldConditionsInput } from '../../kit/list/filter/fieldConditions.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { FormAnswerFilter } from '../../__generated__/answerListRouteQuery.graphql.ts';

export const answerList = listAddress({
  sorting: { sent: 'CREATED_AT' },
  byField: (field) =>
    isFormField(field) ? { field: 'FORM_FIELD' as const, formField: Number(field) } : null,
  conditions: { from: day, to: day, fields: fieldConditions },
});

/** A URL can contain any id. */
function isFormField(id: string): boolean {
  return /^\d{1,9}$/.test(id);
}

export type AnswerListState = StateOf<typeof answerList>;

export function filterOf({ from, to, fields }: AnswerListState): FormAnswerFilter {
  const ofForm = fields.filter(({ field }) => isFormField(field));
  const conditions = fieldConditionsInput(ofForm);
  return {
    createdFrom: from,
    createdTo: to,
    fields:
      conditions &&
      conditions.map(({ field, ...condition }) => ({ field: Number(field), ...condition })),
  };
}
