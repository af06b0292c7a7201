/**
 * @generated SignedSource<<3e2392476ba7be924795b0a921d7d5a8>>
 * @relayHash 9515ed496c67885fb6f6f983d8bda3f1
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57b241cada0aa40733e5fbca4aba8157c42803c97bd84d3199c55871b7bc1e52

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCompanyInput = {
  clientMutationId?: string | null | undefined;
  code: string;
  description?: string | null | undefined;
  name: string;
};
export type CreateCompanyModalMutation$variables = {
  input: CreateCompanyInput;
};
export type CreateCompanyModalMutation$data = {
  readonly createCompany: {
    readonly company: {
      readonly code: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CreateCompanyModalMutation = {
  response: CreateCompanyModalMutation$data;
  variables: CreateCompanyModalMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateCompanyModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCompanyPayload",
        "kind": "LinkedField",
        "name": "createCompany",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateCompanyModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCompanyPayload",
        "kind": "LinkedField",
        "name": "createCompany",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "57b241cada0aa40733e5fbca4aba8157c42803c97bd84d3199c55871b7bc1e52",
    "metadata": {},
    "name": "CreateCompanyModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8c84f4f68e07a097ae716666b98daf8";

export default node;
