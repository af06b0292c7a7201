// A mutation as relay-compiler writes it, for tests of the kit, which knows no domain: one field, which answers these
// scalars and userErrors.
import type { ConcreteRequest } from 'relay-runtime';

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
  { scalars = [], variables = ['input'] }: { scalars?: string[]; variables?: string[] } = {},
): ConcreteRequest {
  const argumentDefinitions = variables.map(
    (name) => ({ kind: 'LocalArgument', name, defaultValue: null }) as const,
  );
  const userErrors: Linked = {
    kind: 'LinkedField',
    name: 'userErrors',
    concreteType: 'UserError',
    plural: true,
    selections: ['message', 'field'].map(scalar),
  };
  const selections: Linked[] = [
    {
      kind: 'LinkedField',
      name: field,
      concreteType: `${field}Payload`,
      plural: false,
      selections: [...scalars.map(scalar), userErrors],
    },
  ];
  const document = { name: field, argumentDefinitions, selections };
  return {
    kind: 'Request',
    fragment: { kind: 'Fragment', type: 'Mutation', ...document },
    operation: { kind: 'Operation', ...document },
    params: { id: field, name: field, operationKind: 'mutation', text: null, metadata: {} },
  };
}

const scalar = (name: string): Scalar => ({ kind: 'ScalarField', name });
