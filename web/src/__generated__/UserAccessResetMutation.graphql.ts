/**
 * @generated SignedSource<<fc78910878ab7cc504c9ef43f4259cc8>>
 * @relayHash fdf3b4cd85e7d5c8804e9510e69e7de0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f350e70d33d341a9ad3ccf3bf63c3603a55d015cb3534541a4c1b79363beaa52

import type { ConcreteRequest } from 'relay-runtime';
export type ResetUserLoginBlockInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type UserAccessResetMutation$variables = {
  input: ResetUserLoginBlockInput;
};
export type UserAccessResetMutation$data = {
  readonly resetUserLoginBlock: {
    readonly user: {
      readonly failedLoginCount: number;
      readonly id: string;
      readonly loginBlockDate: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type UserAccessResetMutation = {
  response: UserAccessResetMutation$data;
  variables: UserAccessResetMutation$variables;
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
    "concreteType": "ResetUserLoginBlockPayload",
    "kind": "LinkedField",
    "name": "resetUserLoginBlock",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failedLoginCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loginBlockDate",
            "storageKey": null
          }
        ],
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
    "name": "UserAccessResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserAccessResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f350e70d33d341a9ad3ccf3bf63c3603a55d015cb3534541a4c1b79363beaa52",
    "metadata": {},
    "name": "UserAccessResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "69fec3d4f5a723204b276acf5a8b61af";

export default node;
