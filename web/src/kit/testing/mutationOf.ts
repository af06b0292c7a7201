// Builds mutation and fragment artifacts for tests of the kit, which has no domain's schema. A mutation has one field
// with scalars, a record and userErrors.
import type { ConcreteRequest, ReaderFragment } from 'relay-runtime';

interface Scalar {
  kind: 'ScalarField';
  name: string;
}
interface Linked {
  kind: 'LinkedField';
  name: string;
  concreteType: string;
  plural: boolean;
  selections: (Scalar | Linked)[];
}

export function mutationOf(
  field: string,
  {
    scalars = [],
    variables = ['input'],
    record,
  }: { scalars?: string[]; variables?: string[]; record?: ReaderFragment } = {},
): ConcreteRequest {
  const argumentDefinitions = variables.map(
    (name) => ({ kind: 'LocalArgument', name, defaultValue: null }) as const,
  );
  const userErrors: Linked = {
    kind: 'LinkedField',
    name: 'userErrors',
    concreteType: 'UserError',
    plural: true,
    selections: ['message', 'field', 'code'].map(scalar),
  };
  const selectionsWith = <Errors>(errors: Errors) => [
    {
      kind: 'LinkedField' as const,
      name: field,
      concreteType: `${field}Payload`,
      plural: false,
      selections: [...scalars.map(scalar), ...(record ? [recordOf(record)] : []), errors],
    },
  ];
  const document = { name: field, argumentDefinitions };
  const spread = {
    kind: 'InlineDataFragmentSpread' as const,
    name: 'userErrors_payload',
    selections: [userErrors],
    args: null,
    argumentDefinitions: [],
  };
  return {
    kind: 'Request',
    fragment: {
      kind: 'Fragment',
      type: 'Mutation',
      ...document,
      selections: selectionsWith(spread),
    },
    operation: { kind: 'Operation', ...document, selections: selectionsWith(userErrors) },
    params: { id: field, name: field, operationKind: 'mutation', text: null, metadata: {} },
  };
}

const scalar = (name: string): Scalar => ({ kind: 'ScalarField', name });

/** A fragment with these scalar fields. */
export const fragmentOf = (type: string, scalars: string[]): ReaderFragment => ({
  kind: 'Fragment',
  name: `${type}Form`,
  type,
  abstractKey: null,
  metadata: null,
  argumentDefinitions: [],
  selections: scalars.map((name) => ({
    ...scalar(name),
    alias: null,
    args: null,
    storageKey: null,
  })),
});

const recordOf = ({ type, selections }: ReaderFragment): Linked => ({
  kind: 'LinkedField',
  name: 'record',
  concreteType: type,
  plural: false,
  selections: selections.map((selection) => scalar((selection as Scalar).name)),
});
