// Forms, and the custom fields that they ask for.
import type { CustomFieldVariableInput } from '../__generated__/resolvers.ts';
import { relation } from '../kit/plan/needs.ts';
import { connection } from '../kit/plan/reads.ts';
import { companyCollection } from '../kit/records/collections.ts';
import { nodesOf } from '../kit/records/node.ts';
import type { Translation } from '../kit/records/translations.ts';
import { creates, deletes, updates } from '../kit/records/writes.ts';
import type { Domain } from '../kit/schema/schema.ts';

const customFields = companyCollection('CustomField', 'custom_fields');

/** What has an id stays, under its new words; null leaves them as they are. */
const variables: Translation<readonly CustomFieldVariableInput[] | null> = {
  body: (given) => ({
    variables: given?.map(({ databaseId, value }) => ({
      ...(databaseId != null && { id: databaseId }),
      value,
    })),
  }),
};

export default {
  resolvers: {
    Company: {
      customFields: connection(customFields, { sort: 'name' }),
    },
    Mutation: {
      createCustomField: creates(customFields),
      updateCustomField: updates(customFields, { variables }),
      deleteCustomField: deletes(customFields),
    },
  },
  shapes: { CustomField: { variables: relation('custom_field_variables') } },
  nodes: nodesOf(customFields),
} satisfies Domain;
