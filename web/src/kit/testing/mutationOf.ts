// Builds mutation and fragment artifacts for tests of the kit, which has no domain's schema. The payload of a mutation
// has a record, what a deletion reports, and userErrors.
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
    isDeletion = false,
    variables = ['input'],
    record,
  }: { isDeletion?: boolean; variables?: string[]; record?: ReaderFragment } = {},
): ConcreteRequest {
  const argumentDefinitions = variables.map(
    (name) => ({ kind: 'LocalArgument', name, defaultValue: null }) as const,
  );
  const outcome = isDeletion ? ['deletedCount', 'skipped'].map(scalar) : [];
  const userErrors: Linked = {
    kind: 'LinkedField',
    name: 'userErrors',
    concreteType: 'UserError',
    plural: true,
    selections: ['message', 'field', 'code'].map(scalar),
  };
  const selectionsWith = <Selection>(rest: Selection[]) => [
    {
      kind: 'LinkedField' as const,
      name: field,
      concreteType: `${field}Payload`,
      plural: false,
      selections: [...(record ? [recordOf(record)] : []), ...rest],
    },
  ];
  const document = { name: field, argumentDefinitions };
  return {
    kind: 'Request',
    fragment: {
      kind: 'Fragment',
      type: 'Mutation',
      ...document,
      selections: selectionsWith([
        inlineSpread('outcome_payload', outcome),
        inlineSpread('userErrors_payload', [userErrors]),
      ]),
    },
    operation: {
      kind: 'Operation',
      ...document,
      selections: selectionsWith([...outcome, userErrors]),
    },
    params: { id: field, name: field, operationKind: 'mutation', text: null, metadata: {} },
  };
}

const inlineSpread = (name: string, selections: (Scalar | Linked)[]) => ({
  kind: 'InlineDataFragmentSpread' as const,
  name,
  selections,
  args: null,
  argumentDefinitions: [],
});

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
