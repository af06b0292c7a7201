/**
 * @generated SignedSource<<f59943a12c14d3143e993810c035ca72>>
 * @relayHash bedc8b105ba51e2a0d4fe7416540360c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e72f78975b30d85ea16578d4c29ad9a84c9aca723092f7b3cde9ea5ee142f45

import type { ConcreteRequest } from 'relay-runtime';
export type CreateServiceAccountInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  name: string;
};
export type ServiceAccountModalCreateMutation$variables = {
  input: CreateServiceAccountInput;
};
export type ServiceAccountModalCreateMutation$data = {
  readonly createServiceAccount: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ServiceAccountModalCreateMutation = {
  response: ServiceAccountModalCreateMutation$data;
  variables: ServiceAccountModalCreateMutation$variables;
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
    "concreteType": "CreateServiceAccountPayload",
    "kind": "LinkedField",
    "name": "createServiceAccount",
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
    "name": "ServiceAccountModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ServiceAccountModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3e72f78975b30d85ea16578d4c29ad9a84c9aca723092f7b3cde9ea5ee142f45",
    "metadata": {},
    "name": "ServiceAccountModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf9884e2f14ee72d8de0443a812f0f63";

export default node;
