/**
 * @generated SignedSource<<9ccc3515bec87ecbc7030fe7a113b37f>>
 * @relayHash e05681cd3ba315c4935c6143a26e37d5
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eaa13cb6e962681f3fc6236a0ffb671f18f53b4c5721d81a59cb161bca8c035

import type { ConcreteRequest } from 'relay-runtime';
export type LeaveCompanyInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
};
export type useLeaveCompanyMutation$variables = {
  input: LeaveCompanyInput;
};
export type useLeaveCompanyMutation$data = {
  readonly leaveCompany: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useLeaveCompanyMutation = {
  response: useLeaveCompanyMutation$data;
  variables: useLeaveCompanyMutation$variables;
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
    "concreteType": "LeaveCompanyPayload",
    "kind": "LinkedField",
    "name": "leaveCompany",
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
    "name": "useLeaveCompanyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLeaveCompanyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6eaa13cb6e962681f3fc6236a0ffb671f18f53b4c5721d81a59cb161bca8c035",
    "metadata": {},
    "name": "useLeaveCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "165984b89c02ad2ce5518446dad499b6";

export default node;
