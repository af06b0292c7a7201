/**
 * @generated SignedSource<<6de9310449b14643b6475a8a9c18acaf>>
 * @relayHash 925160e46b93383fb1fd5b940886b0ae
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d913ce63a9a47a4ed17d04800d0f6e336596e9c56e98e0d8129eb2252120dacd

import type { ConcreteRequest } from 'relay-runtime';
export type SortSubjectsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  subjectIds: ReadonlyArray<string>;
};
export type SubjectOrderModalMutation$variables = {
  input: SortSubjectsInput;
};
export type SubjectOrderModalMutation$data = {
  readonly sortSubjects: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type SubjectOrderModalMutation = {
  response: SubjectOrderModalMutation$data;
  variables: SubjectOrderModalMutation$variables;
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
    "concreteType": "SortSubjectsPayload",
    "kind": "LinkedField",
    "name": "sortSubjects",
    "plural": false,
    "selections": [
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
    "name": "SubjectOrderModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubjectOrderModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d913ce63a9a47a4ed17d04800d0f6e336596e9c56e98e0d8129eb2252120dacd",
    "metadata": {},
    "name": "SubjectOrderModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8ebc96aa7a74d33468c60e6d83ed39b";

export default node;
