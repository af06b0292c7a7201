/**
 * @generated SignedSource<<75a284766efa88d8d80c34d84bb144a3>>
 * @relayHash 946b3c308f41536f40ab57de79296fc5
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 678db13c2159ad9fb30b5a2ae58f6d1484e7ecafb6c25915c70c816ea2275062

import type { ConcreteRequest } from 'relay-runtime';
export type MergeSubjectsInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  intoId: string;
};
export type SubjectListMergeMutation$variables = {
  input: MergeSubjectsInput;
};
export type SubjectListMergeMutation$data = {
  readonly mergeSubjects: {
    readonly deletedSubjectId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type SubjectListMergeMutation = {
  response: SubjectListMergeMutation$data;
  variables: SubjectListMergeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MergeSubjectsPayload",
    "kind": "LinkedField",
    "name": "mergeSubjects",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedSubjectId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SubjectListMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubjectListMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "678db13c2159ad9fb30b5a2ae58f6d1484e7ecafb6c25915c70c816ea2275062",
    "metadata": {},
    "name": "SubjectListMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "487e83515e3f1fac8af4e601747755ff";

export default node;
